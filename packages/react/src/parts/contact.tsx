import css from './contact.module.css';
import { contactHref } from './contact-href.ts';

/** A text, as a link to write to or to call where all of it is an e-mail address or an international number. */
export function Contact({ text }: { text: string }) {
  const href = contactHref(text);
  if (href === undefined) return text;
  return (
    <a className={css['contact']} href={href}>
      {text}
    </a>
  );
}
