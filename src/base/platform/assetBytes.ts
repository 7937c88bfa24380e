/** The bytes of a file of the portal's own build, such as the weights of a net; rejects where they do not come. For workers, too. */
export async function assetBytes(url: URL): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} was answered with ${answer.status}.`);
  return answer.arrayBuffer();
}
