import { capitalized } from './identifier.ts';

/** A title without the words that only say that something is confirmed: "Confirm the order" gives "The order". */
export function bareTitle(title: string): string {
  const bare = title
    .replace(
      /^(?:confirmation|confirm(?:ing)?|ask (?:the user )?(?:to confirm|before))(?:\s+(?:screen|page|dialog|prompt|modal))?\s*(?:for|of|to|before|that|whether|after)?\s*(?:the\s+|a\s+|an\s+)?/iu,
      '',
    )
    .replace(/\s+(?:confirmation|dialog|prompt|modal)$/iu, '')
    .trim();
  return capitalized(bare);
}
