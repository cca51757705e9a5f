import { promises } from './claims.ts'

export interface ToastText {
  readonly title: string
  readonly description: string
  /** 'error' is announced assertively and kept longer. */
  readonly tone: 'success' | 'error'
}

/** Every toast of the site, word for word (requirements §4.11.5). */
export const toasts = {
  /** Home contact form. */
  messageSent: {
    tone: 'success',
    title: 'Professional Message Sent!',
    description: `Your message has been sent directly to WhatsApp. I'll reply ${promises.reviewResponse.sentence}.`,
  },
  guide: {
    tone: 'success',
    title: 'Email Client Opened! 📧',
    description: `Please complete the purchase request via email. I'll send the payment details ${promises.paymentDetails.sentence}.`,
  },
  applicationSubmitted: {
    tone: 'success',
    title: 'Application Submitted Successfully!',
    description: `Thank you for your application. We'll review it and get back to you ${promises.reviewResponse.sentence}.`,
  },
  serviceRequestSent: {
    tone: 'success',
    title: 'Request Sent Successfully! 🎉',
    description: `Your service request has been forwarded to WhatsApp. You'll receive a response ${promises.serviceResponse.sentence}.`,
  },
  consultationRequested: {
    tone: 'success',
    title: 'Professional Consultation Requested!',
    description: `Your free consultation request has been sent. I'll contact you ${promises.consultationResponse.sentence} to schedule our professional consultation call!`,
  },
  /** Service request with a required field empty; nothing is sent. */
  requiredFieldsMissing: {
    tone: 'error',
    title: 'Please fill in all required fields',
    description: 'Name, email, service type, and project description are required.',
  },
  serviceRequestFailed: {
    tone: 'error',
    title: 'Error',
    description: 'Something went wrong. Please try again or contact us directly via WhatsApp.',
  },
  /** 'Put my answers back' while the form holds a message written since; it stays. */
  otherTextInForm: {
    tone: 'error',
    title: 'Your form holds another text',
    description: 'Send it or empty the form first. Nothing you wrote has been replaced.',
  },
  applicationFailed: {
    tone: 'error',
    title: 'Submission Error',
    description:
      'There was an issue submitting your application. Please try again or contact us directly.',
  },
} as const satisfies Record<string, ToastText>
