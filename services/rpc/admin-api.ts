import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Metadata that names the user on whose behalf the admin API is called. Not proof of identity, since the token is shared. */
export const ACTOR_METADATA = 'x-admin-actor';

/**
 * Name of the file in the data folder that holds the admin token, readable only by the service's own user. The admin CLI
 * and the console read the token from it.
 */
export const ADMIN_TOKEN_FILE = 'admin-token';

/** The admin token that accounts wrote into its data folder; undefined when there is none. */
export function readAdminTokenFile(dataDir: string): string | undefined {
  try {
    const token = readFileSync(join(dataDir, ADMIN_TOKEN_FILE), 'utf8').trim();
    return token === '' ? undefined : token;
  } catch {
    return undefined;
  }
}

type PageRequest = { pageSize: number; pageToken?: string };
type Page = { nextPageToken?: string | undefined };

const PAGE_SIZE = 1_000;

/** Reads a list of the admin API to its end, page by page. */
export async function eachPage<Answer extends Page>(
  read: (page: PageRequest) => Promise<Answer>,
  take: (answer: Answer) => void,
): Promise<void> {
  let pageToken: string | undefined;
  do {
    const answer = await read({ pageSize: PAGE_SIZE, ...(pageToken !== undefined && { pageToken }) });
    take(answer);
    pageToken = answer.nextPageToken;
  } while (pageToken !== undefined);
}

/** All items of a list of the admin API, over all its pages. */
export async function everyPage<Answer extends Page, Item>(
  read: (page: PageRequest) => Promise<Answer>,
  itemsOf: (answer: Answer) => readonly Item[],
): Promise<Item[]> {
  const pages: (readonly Item[])[] = [];
  await eachPage(read, (answer) => void pages.push(itemsOf(answer)));
  return pages.flat();
}
