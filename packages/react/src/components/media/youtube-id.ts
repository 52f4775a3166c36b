const ID = /^[\w-]{11}$/;
const HOSTS = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const PATHS = /^\/(?:shorts|embed|live|v)\/([\w-]{11})(?:\/|$)/;

/** The id of a video from a watch, short, share or embed address of YouTube; undefined for any other. */
export function youTubeId(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (hostname === 'youtu.be') return checked(pathname.slice(1).split('/')[0]);
  if (!HOSTS.test(hostname)) return undefined;
  return checked(searchParams.get('v') ?? PATHS.exec(pathname)?.[1]);
}

function checked(id: string | undefined): string | undefined {
  return id !== undefined && ID.test(id) ? id : undefined;
}
