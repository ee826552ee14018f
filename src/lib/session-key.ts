/** Where the client stores the session in this browser. */
export const sessionKey = 'essor-session'
