/** The brand on paper: always the light theme. */
export const ink = {
  text: '#17142f',
  soft: '#5b5775',
  brand: '#4334d1',
  coral: '#f2603c',
  moss: '#25694c',
  danger: '#b3261e',
  line: '#e6e3ee',
  wash: '#efedfa',
  blush: '#fdeae4',
  paper: '#fbfaf7',
}
