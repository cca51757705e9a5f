/** The free consultation, as every page of the career program offers it (requirements §2.8.1). */
export const careerConsultation = {
  label: 'Book FREE AI Career Consultation',
  href: '/consultation',
} as const
