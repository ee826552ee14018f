export default {
  title: 'Networking',
  description: 'The people who help you on your way.',
  pages: 'Pages of your network',
  tabs: {
    people: 'People',
    messages: 'Messages',
    talks: 'Talks',
    events: 'Events',
  },
  empty: 'Your network is empty',
  emptyText: 'People connect with someone they can recognise. A name, a photo and a summary come first.',
  completeProfile: 'Complete my profile',
}
