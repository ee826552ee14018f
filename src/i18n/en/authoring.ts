export default {
  title: 'Missions',
}
