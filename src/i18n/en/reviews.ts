export default {
  title: 'Reviews',
}
