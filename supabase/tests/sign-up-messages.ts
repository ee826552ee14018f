/** What people read when their sign-up is refused; the web app shows these as they are. */
export const messages = {
  names: 'First name and last name are required.',
  longNames: 'First and last name may have 80 characters each.',
  role: 'Your role is required, in at most 120 characters.',
  organization: 'The organization name is required.',
  longOrganization: 'The organization name may have 160 characters.',
  mail: 'Please use your professional email address.',
  website: 'The website must be an address such as https://example.com.',
  siret: 'This SIRET is not valid: it has 14 digits, and the last one checks the others.',
  heard: 'Choose one of the given answers to how you heard about us.',
}
