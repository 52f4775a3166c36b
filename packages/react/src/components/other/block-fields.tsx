import { useId } from 'react';
import { Picture } from '../../parts/picture.tsx';
import { useWords } from '../../runtime/runtime.ts';
import type { Block } from './block-document.ts';
import css from './block-fields.module.css';
import { Line } from './block-line.tsx';
import { FactFields, TableFields } from './block-rows.tsx';
import { BLOCK_NAMES } from './block-words.ts';

type FieldsProps = { block: Block; onEdit: (change: Partial<Block>) => void; allowImageUpload: boolean };

const LEVELS = [1, 2, 3] as const;

/** The controls that one part is written with. */
export function BlockFields(props: FieldsProps) {
  const say = useWords();
  const { block, onEdit } = props;
  const { type, text = '' } = block;
  const name = say(BLOCK_NAMES[type]);
  switch (type) {
    case 'heading':
      return (
        <div className={css['line']}>
          <select
            className={css['level']}
            aria-label={say('Heading level')}
            value={block.level ?? 2}
            onChange={(event) => onEdit({ level: Number(event.target.value) })}
          >
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {say(`Heading ${level}`)}
              </option>
            ))}
          </select>
          <Line label={name} value={text} data-level={block.level ?? 2} onValue={(value) => onEdit({ text: value })} />
        </div>
      );
    case 'table':
      return <TableFields {...props} />;
    case 'fields':
      return <FactFields {...props} />;
    case 'image':
      return <ImageFields {...props} />;
    case 'divider':
      return <hr className={css['rule']} />;
    case 'spacer':
      return <p className={css['space']}>{name}</p>;
    case 'bulleted':
    case 'numbered':
      return (
        <div className={css['entries']} data-sort={type}>
          <div className={css['signs']} aria-hidden="true">
            {text.split('\n').map((entry, at) => (
              <span key={at}>{entry === '' ? ' ' : entry}</span>
            ))}
          </div>
          <Words name={name} {...props} />
        </div>
      );
    case 'code':
      return (
        <>
          <Line label={say('Code language')} value={block.lang ?? ''} onValue={(lang) => onEdit({ lang })} hint />
          <Words name={name} {...props} />
        </>
      );
    default:
      return <Words name={name} {...props} />;
  }
}

function Words({ name, block, onEdit }: FieldsProps & { name: string }) {
  const { type, text = '' } = block;
  return (
    <textarea
      className={css['text']}
      data-sort={type}
      data-field=""
      aria-label={name}
      placeholder={name}
      dir={type === 'code' ? 'ltr' : 'auto'}
      spellCheck={type === 'code' ? false : undefined}
      maxLength={20_000}
      rows={Math.min(20, text.split('\n').length)}
      value={text}
      onChange={(event) => onEdit({ text: event.target.value })}
    />
  );
}

function ImageFields({ block, onEdit, allowImageUpload }: FieldsProps) {
  const say = useWords();
  const id = useId();
  const { src = '', alt = '', caption = '' } = block;
  const load = (file: File | undefined) => {
    if (file === undefined || !/^image\/(?:png|jpeg|gif|webp|avif)$/.test(file.type)) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => typeof reader.result === 'string' && onEdit({ src: reader.result }), {
      once: true,
    });
    reader.readAsDataURL(file);
  };
  return (
    <>
      {src !== '' && <Picture src={src} alt={alt} className={css['picture']} />}
      <Line label={say('Address of the image')} value={src} onValue={(value) => onEdit({ src: value })} />
      <Line label={say('Image description')} value={alt} onValue={(value) => onEdit({ alt: value })} />
      <Line label={say('Caption')} value={caption} onValue={(value) => onEdit({ caption: value })} />
      {allowImageUpload && (
        <label className={css['file']} htmlFor={id}>
          {say('Choose a file')}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
            onChange={(event) => load(event.target.files?.[0])}
          />
        </label>
      )}
    </>
  );
}
