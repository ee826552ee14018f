Deno.serve(() => {
  const kept: number[][] = []
  for (;;) kept.push(new Array(100_000).fill(Math.random()))
})
