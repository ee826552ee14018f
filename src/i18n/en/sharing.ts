export default {
  link: 'Link',
  linkHint: 'Anyone can open it without an account.',
  qr: 'QR code linking to this page',
  system: 'More ways to share',
  post: 'Share on LinkedIn',
}
