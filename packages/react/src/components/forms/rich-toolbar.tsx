import { useState, type FormEvent } from 'react';
import type { IconName } from '../../generated/icon-names.ts';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { FieldBox } from '../../parts/fields/field-box.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { PopoverPanel, usePopover } from '../../parts/overlays/popover.tsx';
import { insertImage, linkAt, setLink, TOOLS, type PlainTool } from '../../parts/rich-text/rich-text-editor.ts';
import { safeHref, safeSource } from '../../parts/rich-text/rich-text-schema.ts';
import { useRoving } from '../../parts/keys/use-roving.ts';
import type { RichEditor } from '../../parts/rich-text/use-rich-editor.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { useWords } from '../../runtime/runtime.ts';
import type { Phrase } from '../../words/en.ts';
import css from './rich-composer.module.css';

type ToolName = NonNullable<Drawn<'RichComposer'>['props']['toolbar']>[number];

/** Words, glyph or letters, and shortcut of each tool. */
const FACES: { readonly [name in ToolName]: { label: Phrase; icon?: IconName; text?: string; keys?: string } } = {
  bold: { label: 'Bold', icon: 'bold', keys: 'Control+B' },
  italic: { label: 'Italic', icon: 'italic', keys: 'Control+I' },
  underline: { label: 'Underline', icon: 'underline', keys: 'Control+U' },
  strike: { label: 'Strikethrough', text: 'S̶', keys: 'Control+Shift+X' },
  h1: { label: 'Heading 1', text: 'H1' },
  h2: { label: 'Heading 2', text: 'H2' },
  h3: { label: 'Heading 3', text: 'H3' },
  link: { label: 'Link', icon: 'link' },
  image: { label: 'Image', icon: 'image' },
  bullet: { label: 'Bulleted list', icon: 'list', keys: 'Control+Shift+8' },
  number: { label: 'Numbered list', icon: 'list-ordered', keys: 'Control+Shift+7' },
  code: { label: 'Code block', icon: 'code-2' },
  inlineCode: { label: 'Code', icon: 'code', keys: 'Control+E' },
  quote: { label: 'Quote', text: '”', keys: 'Control+Shift+9' },
  divider: { label: 'Divider', icon: 'minus' },
  clear: { label: 'Clear formatting', icon: 'x' },
};

const ALL = Object.keys(FACES) as ToolName[];
const ACTIONS: ReadonlySet<ToolName> = new Set(['image', 'divider', 'clear']);

type RichToolbarProps = { id: string; tools: readonly ToolName[] | undefined; editor: RichEditor; isDisabled: boolean };

/** The tools over the text: one stop for Tab, arrows between them, pressed while they hold at the cursor. */
export function RichToolbar({ id, tools = ALL, editor, isDisabled }: RichToolbarProps) {
  const say = useWords();
  const [asked, setAsked] = useState<'link' | 'image'>();
  const shown = [...new Set(tools)];
  const { groupProps, itemProps } = useRoving({ count: shown.length, orientation: 'horizontal' });
  const { anchor, popover, close } = usePopover<HTMLDivElement>({
    isOpen: asked !== undefined,
    onClose: () => setAsked(undefined),
  });
  const isOn = (name: ToolName) =>
    name === 'link'
      ? linkAt(editor.state) !== undefined
      : name !== 'image' && TOOLS[name as PlainTool].isOn(editor.state);
  if (shown.length === 0) return null;
  return (
    <>
      <div
        {...groupProps}
        ref={(element) => {
          groupProps.ref.current = element;
          anchor.current = element;
        }}
        role="toolbar"
        aria-label={say('Formatting')}
        aria-controls={id}
        className={css['toolbar']}
      >
        {shown.map((name, index) => {
          const { icon, text, keys } = FACES[name];
          const label = say(FACES[name].label);
          return (
            <button
              key={name}
              {...itemProps(index)}
              type="button"
              className={css['tool']}
              aria-label={label}
              title={keys === undefined ? label : `${label} (${keys.replace('Control', 'Ctrl')})`}
              aria-keyshortcuts={keys}
              aria-pressed={ACTIONS.has(name) ? undefined : isOn(name)}
              aria-haspopup={name === 'link' || name === 'image' ? 'dialog' : undefined}
              disabled={isDisabled}
              // The selection stays in the text.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                if (name === 'link' || name === 'image') setAsked(name);
                else editor.run(TOOLS[name].run);
              }}
            >
              {icon === undefined ? <span aria-hidden="true">{text}</span> : <Icon name={icon} />}
            </button>
          );
        })}
      </div>
      {asked !== undefined && (
        <PopoverPanel popover={popover} role="dialog" aria-label={say(FACES[asked].label)}>
          <AddressPrompt
            kind={asked}
            start={asked === 'link' ? (linkAt(editor.state) ?? '') : ''}
            onAnswer={(address) => {
              close('pick');
              editor.run(asked === 'image' ? insertImage(address ?? '') : setLink(address));
            }}
          />
        </PopoverPanel>
      )}
    </>
  );
}

type AddressPromptProps = {
  kind: 'link' | 'image';
  start: string;
  /** Undefined takes a link away. */
  onAnswer: (address: string | undefined) => void;
};

function AddressPrompt({ kind, start, onAnswer }: AddressPromptProps) {
  const say = useWords();
  const [text, setText] = useState(start);
  const [isRefused, setRefused] = useState(false);
  const answer = (event: FormEvent | React.KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const address = kind === 'link' ? safeHref(text) : safeSource(text);
    if (address === undefined) setRefused(true);
    else onAnswer(address);
  };
  return (
    <div className={css['prompt']}>
      <FieldBox size="sm" isInvalid={isRefused}>
        <input
          autoFocus
          type="text"
          inputMode="url"
          aria-label={say(kind === 'link' ? 'Address of the link' : 'Address of the image')}
          aria-invalid={isRefused || undefined}
          placeholder="https://"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setRefused(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') answer(event);
          }}
        />
      </FieldBox>
      <ButtonFace size="sm" onClick={answer}>
        {say('Apply')}
      </ButtonFace>
      {kind === 'link' && start !== '' && (
        <ButtonFace size="sm" variant="ghost" onClick={() => onAnswer(undefined)}>
          {say('Remove')}
        </ButtonFace>
      )}
    </div>
  );
}
