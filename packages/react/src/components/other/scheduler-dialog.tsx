import { useState, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { FieldBox } from '../../parts/fields/field-box.tsx';
import { Modal, ModalHeader } from '../../parts/overlays/modal.tsx';
import { useWords } from '../../runtime/runtime.ts';
import { clockOf, shifted, spanOf, type Booking } from './scheduler-plan.ts';
import type { Plan } from './use-plan.ts';
import { classNames } from '../../parts/looks/class-names.ts';
import dialog from '../../parts/overlays/small-dialog.module.css';
import css from './scheduler.module.css';

type DialogProps = {
  id: string;
  booking: Booking | undefined;
  plan: Plan;
  /** Minutes that one press on Earlier or Later goes. */
  step: number;
  times: (booking: Booking) => string;
  onClose: () => void;
};

/** What an event is about, and the fields and buttons that change it. */
export function SchedulerDialog({ id, booking, plan, step, times, onClose }: DialogProps) {
  const say = useWords();
  return (
    <Modal
      isOpen={booking !== undefined}
      onDismiss={onClose}
      labelledBy={`${id}-title`}
      className={classNames(dialog['dialog'], css['dialog'])}
    >
      {booking !== undefined && (
        <>
          <ModalHeader
            id={id}
            title={booking.title}
            description={[times(booking), plan.columns[booking.column]?.label, booking.subtitle]
              .filter(Boolean)
              .join(' · ')}
            closeLabel={say('Close')}
            onClose={onClose}
          />
          {(booking.description ?? '') !== '' && <p className={css['details']}>{booking.description}</p>}
          {!plan.isFixed(booking) && (
            <Editor key={booking.id} booking={booking} plan={plan} step={step} onClose={onClose} />
          )}
        </>
      )}
    </Modal>
  );
}

type EditorProps = Pick<DialogProps, 'plan' | 'step' | 'onClose'> & { booking: Booking };

function Editor({ booking, plan, step, onClose }: EditorProps) {
  const say = useWords();
  const [draft, setDraft] = useState(booking);
  const isSound = spanOf(draft) !== undefined && draft.title.trim() !== '';
  const save = () => {
    if (!isSound) return;
    plan.edit(draft);
    onClose();
  };
  const shift = (minutes: number) => {
    const span = spanOf(booking);
    if (span === undefined) return;
    const next = shifted(span, minutes);
    setDraft({ ...draft, start: clockOf(next.from), end: clockOf(next.to) });
    plan.move(booking, next, booking.column);
  };
  return (
    <>
      <DraftFields draft={draft} columns={plan.columns} isSound={isSound} onChange={setDraft} onEnter={save} />
      <div className={css['answers']}>
        <ButtonFace variant="outline" size="sm" onClick={() => shift(-step)}>
          {say('Earlier')}
        </ButtonFace>
        <ButtonFace variant="outline" size="sm" onClick={() => shift(step)}>
          {say('Later')}
        </ButtonFace>
      </div>
      <div className={css['answers']}>
        <ButtonFace
          variant="ghost"
          tone="critical"
          className={css['delete']}
          onClick={() => {
            onClose();
            plan.remove(booking);
          }}
        >
          {say('Delete')}
        </ButtonFace>
        <ButtonFace disabled={!isSound} onClick={save}>
          {say('Save')}
        </ButtonFace>
      </div>
    </>
  );
}

type DraftFieldsProps = {
  draft: Booking;
  columns: Plan['columns'];
  isSound: boolean;
  onChange: (draft: Booking) => void;
  onEnter: () => void;
};

function DraftFields({ draft, columns, isSound, onChange, onEnter }: DraftFieldsProps) {
  const say = useWords();
  // No form element: the scheduler may stand in a form itself.
  const input = (part: 'title' | 'start' | 'end') => ({
    value: draft[part],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...draft, [part]: event.target.value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onEnter();
    },
  });
  return (
    <>
      <Labelled label={say('Title')}>
        <input {...input('title')} />
      </Labelled>
      <div className={css['pair']}>
        <Labelled label={say('Starts')} isInvalid={!isSound}>
          <input type="time" {...input('start')} aria-invalid={!isSound} />
        </Labelled>
        <Labelled label={say('Ends')} isInvalid={!isSound}>
          <input type="time" {...input('end')} aria-invalid={!isSound} />
        </Labelled>
      </div>
      {columns.length > 1 && (
        <Labelled label={say('Column')}>
          <select value={draft.column} onChange={(event) => onChange({ ...draft, column: Number(event.target.value) })}>
            {columns.map(({ label }, at) => (
              <option key={at} value={at}>
                {label}
              </option>
            ))}
          </select>
        </Labelled>
      )}
    </>
  );
}

function Labelled({ label, isInvalid = false, children }: { label: string; isInvalid?: boolean; children: ReactNode }) {
  return (
    <label className={css['field']}>
      <span>{label}</span>
      <FieldBox isInvalid={isInvalid}>{children}</FieldBox>
    </label>
  );
}
