/**
 * Who the site belongs to. Everything here is a sample that reaches nobody; the launch check lists what is
 * still to be replaced. The chat number is digits only, country code first (ITU-T E.164 without '+').
 */
export const site = {
  name: 'Ananya Sen',
  initials: 'AS',
  alternateName: 'Ananya Sen Consulting',
  role: 'Independent AI Business Consultant & Digital Marketing Specialist',
  /** Without a trailing slash. Canonical links, the sitemap and shared pictures start with it. */
  origin: 'https://example.com',
  email: 'hello@example.com',
  chatNumber: '910000000000',
  phone: '+91 00000 00000',
  location: 'India',
  reach: 'Remote Worldwide',
  languages: ['English', 'Hindi', 'Bengali'],
  timeZone: 'Asia/Kolkata',
  timeZoneLabel: 'IST (GMT+5:30)',
  businessHours: 'Monday-Friday 9am-6pm IST',
  areasServed: ['India', 'United States', 'United Kingdom', 'Australia', 'Canada', 'Germany', 'France', 'Netherlands', 'Singapore', 'United Arab Emirates'],
  /** Profiles on other sites, in the order of the footer. `icon` is a lucide name, or 'brand:' and a simple-icons name: brands' own drawings are long, so only where lucide has none. */
  social: [
    { label: 'LinkedIn', icon: 'linkedin', url: 'https://example.com/social/linkedin' },
    { label: 'YouTube', icon: 'youtube', url: 'https://example.com/social/youtube' },
    { label: 'Instagram', icon: 'instagram', url: 'https://example.com/social/instagram' },
    { label: 'X', icon: 'brand:x', url: 'https://example.com/social/x' },
  ],
  /** Google Analytics measurement id; nothing loads while it is this placeholder. */
  analyticsId: 'G-XXXXXXXXXX',
  /** Meta pixel id; nothing loads while it is this placeholder. */
  pixelId: '000000000000000',
} as const
