import { useLayoutEffect, useRef, useState } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Icon } from '../../parts/looks/icon.tsx';
import { printOnly } from '../../parts/looks/print-only.ts';
import { solidFill } from '../../parts/looks/solid-fill.ts';
import { styles } from '../../parts/looks/styles.ts';
import { useRoving } from '../../parts/keys/use-roving.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import css from './block-document-editor.module.css';
import { BLOCK_TYPES, emptyBlock, moveBlock, type Block } from './block-document.ts';
import { BlockFields } from './block-fields.tsx';
import { Line } from './block-line.tsx';
import { BlockReading } from './block-reading.tsx';
import { BLOCK_NAMES } from './block-words.ts';
import { FONTS } from './document-fonts.ts';
import { useDocument } from './use-document.ts';

/** A document of typed parts, edited in place and saved as a whole. */
export function BlockDocumentEditor(drawn: Drawn<'BlockDocumentEditor'>) {
  const say = useWords();
  const { props, fire, isBusy } = drawn;
  const { accent, font, editable, mode, placeholder = say('Add a part to start the document') } = props;
  const { title, blocks, edit, flush, save } = useDocument(drawn);
  const [wanted, setWanted] = useState(mode ?? 'edit');
  const paper = useRef<HTMLElement>(null);
  const isEditing = editable && wanted === 'edit';
  const commit = () => {
    flush();
    fire('commit', { value: save().markdown });
    setWanted('view');
  };
  return (
    <div
      className={classNames(css['editor'], css[props.density])}
      style={styles({ '--accent': accent, '--face': font === undefined ? undefined : FONTS[font] })}
      onBlur={flush}
    >
      <div className={css['tools']}>
        {props.showPrint && (
          <ButtonFace variant="outline" onClick={() => printOnly(paper.current)}>
            <Icon name="printer" size="sm" />
            <bdi>{props.printLabel}</bdi>
          </ButtonFace>
        )}
        {editable && !isEditing && (
          <ButtonFace variant="outline" onClick={() => setWanted('edit')}>
            <Icon name="pencil" size="sm" />
            {say('Edit')}
          </ButtonFace>
        )}
        {isEditing && props.showSave && (
          <ButtonFace style={solidFill(accent)} isLoading={isBusy} onClick={commit}>
            <bdi>{props.saveLabel}</bdi>
          </ButtonFace>
        )}
      </div>
      {isEditing && <Editing drawn={drawn} title={title} blocks={blocks} placeholder={placeholder} edit={edit} />}
      <article ref={paper} className={classNames(css['paper'], isEditing && css['printed'])}>
        {title !== '' && (
          <h2 className={css['title']}>
            <bdi>{title}</bdi>
          </h2>
        )}
        {blocks.length === 0 && !isEditing && (
          <p className={css['blank']}>
            <bdi>{placeholder}</bdi>
          </p>
        )}
        {blocks.map((block) => (
          <BlockReading key={block.id} block={block} />
        ))}
      </article>
    </div>
  );
}

type EditingProps = {
  drawn: Drawn<'BlockDocumentEditor'>;
  title: string;
  blocks: readonly Block[];
  placeholder: string;
  edit: (title: string, blocks: readonly Block[]) => void;
};

function Editing({ drawn: { props, fire }, title, blocks, placeholder, edit }: EditingProps) {
  const say = useWords();
  const field = useRef<HTMLDivElement>(null);
  const goTo = useFocusAfter(field);
  const types = BLOCK_TYPES.filter((type) => props.allowedBlocks?.includes(type) ?? true);
  const set = (next: readonly Block[]) => edit(title, next);
  const add = (type: Block['type']) => {
    const block = emptyBlock(type, blocks);
    goTo(block.id);
    set([...blocks, block]);
  };
  const remove = (index: number) => {
    goTo((blocks[index + 1] ?? blocks[index - 1])?.id);
    set(blocks.toSpliced(index, 1));
  };
  const move = (index: number, by: number) => {
    goTo(document.activeElement);
    set(moveBlock(blocks, index, by));
  };
  return (
    <div ref={field} className={css['editing']}>
      <Line
        label={say('Document title')}
        value={title}
        className={css['title']}
        onValue={(next) => edit(next, blocks)}
        hint
      />
      {blocks.length === 0 && (
        <p className={css['blank']}>
          <bdi>{placeholder}</bdi>
        </p>
      )}
      {blocks.map((block, index) => (
        <EditedPart
          key={block.id}
          block={block}
          place={say('{label}, {number} of {count}', {
            label: say(BLOCK_NAMES[block.type]),
            number: index + 1,
            count: blocks.length,
          })}
          isFirst={index === 0}
          isLast={index === blocks.length - 1}
          allowImageUpload={props.allowImageUpload}
          onEdit={(change) => set(blocks.with(index, { ...block, ...change }))}
          onFocus={() => fire('select', { id: block.id, index, value: block.type })}
          onMove={(by) => move(index, by)}
          onRemove={() => remove(index)}
        />
      ))}
      {props.showToolbar && types.length > 0 && (
        <AddRow types={types} isFull={blocks.length >= props.maxBlocks} onAdd={add} />
      )}
    </div>
  );
}

/** Brings the focus to a part that is drawn next, or back to the control that moved along with its part. */
function useFocusAfter(field: { readonly current: HTMLElement | null }) {
  const target = useRef<string | Element | null>(null);
  useLayoutEffect(() => {
    const wanted = target.current;
    target.current = null;
    if (wanted === null) return;
    const found =
      typeof wanted === 'string'
        ? field.current?.querySelector(`[data-part="${CSS.escape(wanted)}"] :is([data-field], button)`)
        : wanted;
    if (found instanceof HTMLElement && found !== document.activeElement) found.focus();
  });
  return (next: string | Element | null | undefined) => {
    target.current = next ?? null;
  };
}

type EditedPartProps = {
  block: Block;
  place: string;
  isFirst: boolean;
  isLast: boolean;
  allowImageUpload: boolean;
  onEdit: (change: Partial<Block>) => void;
  onFocus: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function EditedPart(props: EditedPartProps) {
  const say = useWords();
  const { block, place, isFirst, isLast, onMove } = props;
  const moveBy = (by: -1 | 1) => {
    if (by === -1 ? !isFirst : !isLast) onMove(by);
  };
  return (
    <section
      className={css['part']}
      data-part={block.id}
      aria-label={place}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onFocus();
      }}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        moveBy(event.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      <div className={css['fields']}>
        <BlockFields block={block} onEdit={props.onEdit} allowImageUpload={props.allowImageUpload} />
      </div>
      <div className={css['handles']}>
        <ButtonFace
          variant="ghost"
          size="sm"
          isIcon
          aria-label={say('Move up')}
          aria-disabled={isFirst || undefined}
          onClick={() => moveBy(-1)}
        >
          <Icon name="chevron-up" size="sm" />
        </ButtonFace>
        <ButtonFace
          variant="ghost"
          size="sm"
          isIcon
          aria-label={say('Move down')}
          aria-disabled={isLast || undefined}
          onClick={() => moveBy(1)}
        >
          <Icon name="chevron-down" size="sm" />
        </ButtonFace>
        <ButtonFace variant="ghost" size="sm" isIcon aria-label={say('Delete')} onClick={props.onRemove}>
          <Icon name="trash" size="sm" />
        </ButtonFace>
      </div>
    </section>
  );
}

type AddRowProps = { types: readonly Block['type'][]; isFull: boolean; onAdd: (type: Block['type']) => void };

function AddRow({ types, isFull, onAdd }: AddRowProps) {
  const say = useWords();
  const { groupProps, itemProps } = useRoving({ count: types.length, orientation: 'both' });
  return (
    <div {...groupProps} role="toolbar" aria-label={say('Add a part')} className={css['add']}>
      {types.map((type, index) => (
        <ButtonFace
          key={type}
          {...itemProps(index)}
          variant="ghost"
          size="sm"
          aria-disabled={isFull || undefined}
          onClick={isFull ? undefined : () => onAdd(type)}
        >
          <Icon name="plus" size="sm" />
          {say(BLOCK_NAMES[type])}
        </ButtonFace>
      ))}
    </div>
  );
}
