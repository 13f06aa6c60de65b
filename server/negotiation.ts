// What a client already has, and how it may be sent: the two headers that say so, as RFC 9110 reads them.

/** Whether gzip may be sent: it is named with a weight above zero, or not named and everything else may be. */
export function acceptsGzip(header: string | undefined): boolean {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))
    weights.set(coding, weight === undefined ? 1 : Number(weight.replace(/^q\s*=/, '')))
  }
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0
}

/** Whether one of the tags is this one. A proxy that changes how it is sent makes a weak tag of it. */
export function hasAlready(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const strong = (tag: string) => tag.replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || strong(tag.trim()) === strong(etag))
}
