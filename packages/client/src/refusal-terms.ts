import { refusal } from './compose-handler.ts';
import { errorOf, jsonOf } from './errors.ts';

/** Makes the message of a refusal name what a page has sent, where that has another name in the request. */
export type InTermsOfPage = (message: string) => string;

/** An answer, or the refusal that it is, in terms of the page. */
export async function inTerms(answer: Response, inTermsOfPage: InTermsOfPage): Promise<Response> {
  if (answer.status !== 400) return answer;
  const { code, message } = errorOf(answer, await jsonOf(answer));
  return refusal(400, code, inTermsOfPage(message), Object.fromEntries(answer.headers));
}
