/** Words in quotation marks of any style; the words are the first group. */
export const QUOTED = /["“„«']([^"„”“«»']+)["”“»']/u;
