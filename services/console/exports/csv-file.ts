import { once } from 'node:events';
import type { Response } from 'express';
import { toCsv } from '#contract/csv.ts';

const PAGE_SIZE = 1_000;

type Cells = readonly (string | number | undefined)[];

/** Reads one page of a list. */
export type ReadPage = (page: {
  pageSize: number;
  pageToken?: string;
}) => Promise<{ rows: Cells[]; nextPageToken: string | undefined }>;

/** A list as a file. It is never in memory as a whole. */
export type CsvFile = { csvFile: string; headings: Cells; read: ReadPage };

/** True for an answer that is a file. */
export function isCsvFile(answer: object): answer is CsvFile {
  return 'csvFile' in answer;
}

/** How long a download waits for a client that does not read. */
const SLOW_READER_MS = 60_000;

/**
 * Sends a file page by page, each when the page before has been taken. A failure before the first page is refused as
 * usual. A later one, or a reader who leaves, breaks the download off, so that nobody takes half a ledger for a whole one.
 */
export async function sendCsvFile(response: Response, { csvFile, headings, read }: CsvFile): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  let page = await read({ pageSize: PAGE_SIZE });
  response.set({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${csvFile.replaceAll(/[^\w.-]/g, '-')}"`,
  });
  response.write(toCsv([headings]));
  try {
    for (;;) {
      gone.signal.throwIfAborted();
      const isTaken = response.write(toCsv(page.rows));
      if (page.nextPageToken === undefined) break;
      if (!isTaken) {
        const tooSlow = AbortSignal.timeout(SLOW_READER_MS);
        await once(response, 'drain', { signal: AbortSignal.any([gone.signal, tooSlow]) });
      }
      page = await read({ pageSize: PAGE_SIZE, pageToken: page.nextPageToken });
    }
    response.end();
  } catch {
    response.destroy();
  }
}
