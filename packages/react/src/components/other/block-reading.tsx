import { entriesOf, type Block } from './block-document.ts';
import css from './block-reading.module.css';
import { DocumentPart } from './print-layout.tsx';

/** The finished look of one part: for reading and for paper. */
export function BlockReading({ block }: { block: Block }) {
  const { type, text = '', lang } = block;
  switch (type) {
    case 'bulleted':
    case 'numbered': {
      const List = type === 'bulleted' ? 'ul' : 'ol';
      return (
        <List className={css[type]}>
          {entriesOf(text).map((entry, at) => (
            <li key={at}>
              <bdi>{entry}</bdi>
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className={css['quote']}>
          <bdi>{text}</bdi>
        </blockquote>
      );
    case 'code':
      return (
        <pre className={css['code']} dir="ltr" data-lang={lang}>
          <code>{text}</code>
        </pre>
      );
    default:
      return <DocumentPart section={{ ...block, kind: type }} />;
  }
}
