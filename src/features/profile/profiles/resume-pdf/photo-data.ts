/** A photo for PDF documents, which support JPEG but not the format photos are stored in. */
export async function photoData(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`the photo answered ${answer.status}`)
  const picture = await createImageBitmap(await answer.blob())
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is nothing to draw on')
  // Transparent areas would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0)
  return canvas.toDataURL('image/jpeg', 0.9)
}
