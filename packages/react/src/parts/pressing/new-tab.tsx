import { Hidden } from '../looks/hidden.tsx';
import { useWords } from '../../runtime/runtime.ts';

/** What a link to another tab carries: the page there learns nothing of this one. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Says at the end of a link's name that it leaves the page as it is. */
export function NewTabHint() {
  const say = useWords();
  return <Hidden> {say('(opens in a new tab)')}</Hidden>;
}

/** The site of an address as one reads it; empty for relative addresses. */
export function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}
