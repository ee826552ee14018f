let count = 0

export default {
  fetch(request: Request): Response {
    count++
    return new Response(`${new URL(request.url).pathname} ${count}`)
  },
}
