import { parseSetCookie } from 'cookie';

/** A minimal browser: it keeps cookies by host and follows redirects on request. */
export type Browsing = {
  /** Opens an address without following redirects. */
  open: (url: string) => Promise<Response>;
  /** Opens an address and follows redirects until one leads to an address that `stops` accepts; returns that address. */
  follow: (url: string, stops: (url: string) => boolean) => Promise<string>;
  cookies: (url: string) => string;
  plant: (url: string, cookie: string) => void;
  /** Drops the cookies of a host. */
  forget: (url: string) => void;
};

/** Starts with no cookie. */
export function startBrowsing(): Browsing {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string): Map<string, string> => {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const cookies = (url: string): string => [...jarOf(url)].map((pair) => pair.join('=')).join('; ');
  const open = async (url: string): Promise<Response> => {
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: cookies(url) } });
    for (const header of response.headers.getSetCookie()) {
      const { name, value = '', maxAge } = parseSetCookie(header);
      if (maxAge === 0 || value === '') jarOf(url).delete(name);
      else jarOf(url).set(name, value);
    }
    return response;
  };
  return {
    open,
    cookies,
    plant: (url, cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      jarOf(url).set(name, value);
    },
    forget: (url) => jarOf(url).clear(),
    follow: async (url, stops) => {
      let here = url;
      for (let count = 0; count < 20 && !stops(here); count += 1) {
        const location = (await open(here)).headers.get('location');
        if (location === null) return here;
        here = new URL(location, here).href;
      }
      return here;
    },
  };
}
