import type { Context } from 'hono'
import type { ServerContext } from '../../context.ts'
import { globToRegExp } from './glob.ts'

/** Patterns are tried at every position of a URL, so a very long one would make everyone wait. */
const longest = 4096

/** Decides where a browser can be sent after a link: our own site and what config.toml lists. */
export class Redirects {
  private readonly engine: ServerContext
  private readonly allowed: RegExp[]

  constructor(engine: ServerContext) {
    this.engine = engine
    this.allowed = engine.config.auth.additional_redirect_urls.map(globToRegExp)
  }

  get siteUrl(): string {
    const { env, config, siteUrl } = this.engine
    // A project that doesn't set it means the address it is served from.
    return env.SITE_URL ?? (config.auth.site_url || siteUrl)
  }

  /** The requested target, or the site itself if that is not allowed. */
  targetOf(c: Context, asked = c.req.query('redirect_to')): string {
    const wanted = [c.req.header('redirect_to'), asked, c.req.header('referer')]
    return wanted.find((url) => url !== undefined && this.isAllowed(url)) ?? this.siteUrl
  }

  isAllowed(url: string): boolean {
    // Browsers drop these characters, so a URL could change its meaning after the check.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    if (!url || url.length > longest || /[\u0000-\u0020\u007f\\]/.test(url)) return false
    const parsed = URL.canParse(url) ? new URL(url) : undefined
    if (/^https?:/i.test(url)) {
      if (!parsed || parsed.username || parsed.password || !/^https?:\/\/[^/]/i.test(url)) return false
      // A host in decimal, hexadecimal or octal is an address in disguise.
      const host = /^https?:\/\/([^/?#:[]+|\[[^\]]*\])/i.exec(url)?.[1]?.toLowerCase()
      if (host !== parsed.hostname) return false
      if (this.isOwn(parsed)) return true
      if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) return false
    }
    // If the query directly follows the host, a `*` for part of the host would match both.
    const spelled = parsed && /^https?:\/\/[^/?#]*\?/i.test(url) ? parsed.href : url
    const withoutFragment = spelled.split('#', 1)[0]!
    return this.allowed.some((pattern) => pattern.test(withoutFragment))
  }

  private isOwn(url: URL): boolean {
    return [this.siteUrl, this.engine.siteUrl].some((own) => {
      if (!URL.canParse(own)) return false
      const { protocol, hostname, port } = new URL(own)
      return (
        protocol === url.protocol && hostname === url.hostname && (port === url.port || isLoopback(hostname))
      )
    })
  }
}

/** Programs on one's own machine listen on any port. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}
