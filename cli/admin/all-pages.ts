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
