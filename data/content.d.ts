declare module '#data/home.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/home.yaml'>
  export = content
}
declare module '#data/about.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/about.yaml'>
  export = content
}
declare module '#data/skills.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/skills.yaml'>
  export = content
}
declare module '#data/projects.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/projects.yaml'>
  export = content
}
declare module '#data/testimonials.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/testimonials.yaml'>
  export = content
}
declare module '#data/ai-mastery-course.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/ai-mastery-course.yaml'>
  export = content
}
declare module '#data/service-request.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/service-request.yaml'>
  export = content
}
declare module '#data/consultation.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/consultation.yaml'>
  export = content
}
declare module '#data/footer.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/footer.yaml'>
  export = content
}
declare module '#data/contact.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/contact.yaml'>
  export = content
}
declare module '#data/guide.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/guide.yaml'>
  export = content
}
declare module '#data/services.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/services.yaml'>
  export = content
}
declare module '#data/services/ai-solutions.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/services/ai-solutions.yaml'>
  export = content
}
declare module '#data/services/digital-marketing.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/services/digital-marketing.yaml'>
  export = content
}
declare module '#data/services/youtube-strategy.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/services/youtube-strategy.yaml'>
  export = content
}
declare module '#data/services/content-creation.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/services/content-creation.yaml'>
  export = content
}
declare module '#data/services/designs.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/services/designs.yaml'>
  export = content
}
declare module '#data/failures.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/failures.yaml'>
  export = content
}
declare module '#data/toasts.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/toasts.yaml'>
  export = content
}
declare module '#data/ai-career-program.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/ai-career-program.yaml'>
  export = content
}
declare module '#data/career/beginner.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/career/beginner.yaml'>
  export = content
}
declare module '#data/career/intermediate.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/career/intermediate.yaml'>
  export = content
}
declare module '#data/career/professional.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/career/professional.yaml'>
  export = content
}
declare module '#data/career/expert.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/career/expert.yaml'>
  export = content
}
declare module '*/forms/common.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/forms/common.yaml'>
  export = content
}
declare module '*/forms/home-contact.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/forms/home-contact.yaml'>
  export = content
}
declare module '*/forms/contact.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/forms/contact.yaml'>
  export = content
}
declare module '*/forms/service-request.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/forms/service-request.yaml'>
  export = content
}
declare module '*/forms/consultation.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/forms/consultation.yaml'>
  export = content
}
declare module '*/forms/application.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/forms/application.yaml'>
  export = content
}
declare module '*/forms/send-labels.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/forms/send-labels.yaml'>
  export = content
}
declare module '#data/work.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/work.yaml'>
  export = content
}
declare module '#data/figures.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/figures.yaml'>
  export = content
}
declare module '#data/legal.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/legal.yaml'>
  export = content
}
declare module '#data/navigation.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/navigation.yaml'>
  export = content
}
declare module '#data/chat-card.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/chat-card.yaml'>
  export = content
}
declare module '#data/consent.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/consent.yaml'>
  export = content
}
declare module '#data/currencies.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/currencies.yaml'>
  export = content
}
declare module '#data/common.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/common.yaml'>
  export = content
}
declare module '#data/404.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/404.yaml'>
  export = content
}
declare module '#data/offline.yaml' {
  const content: import('./schemas/content-files.ts').ContentOf<'data/offline.yaml'>
  export = content
}
