/**
 * Runs in the page: operates the control of an element and reports the effect. `how` is null when there is nothing to
 * operate. A confirmation before an action is answered with yes.
 */
export const OPERATE = `async (id) => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const parts = [...document.querySelectorAll('[data-owner="' + CSS.escape(id) + '"]')].filter(
    (part) => part.checkVisibility() && !part.disabled && part.ariaDisabled !== 'true' && !part.readOnly,
  );
  const put = (part, value) => {
    const kind = { SELECT: HTMLSelectElement, TEXTAREA: HTMLTextAreaElement }[part.tagName] ?? HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(part, value);
    for (const name of ['input', 'change']) part.dispatchEvent(new Event(name, { bubbles: true }));
    part.focus();
    part.blur();
    return value;
  };
  const press = (part) => { part.click(); return 'pressed ' + (part.ariaLabel ?? part.textContent).trim().slice(0, 30); };
  const isOn = (part) => part.checked === true || part.ariaSelected === 'true' || part.ariaChecked === 'true' || part.ariaPressed === 'true';
  const texts = { number: '7', email: 'ann@example.com', url: 'https://example.com', tel: '41', date: '2026-12-01', time: '11:22', color: '#336699' };
  const choose = () => {
    const field = parts.find((part) => part.matches('select, textarea, input:not([type=checkbox], [type=radio])'));
    if (field?.tagName === 'SELECT') {
      const other = [...field.options].findLast((option) => !option.disabled && option.value !== field.value);
      return other === undefined ? null : put(field, other.value);
    }
    if (field?.type === 'range') return put(field, field.value === field.max ? field.min : field.max);
    if (field !== undefined) {
      const wanted = texts[field.type] ?? (field.inputMode === 'decimal' || field.inputMode === 'numeric' ? '7' : 'words');
      return put(field, field.value === wanted ? wanted + '1' : wanted);
    }
    const choice = parts.findLast((part) => !isOn(part)) ?? parts.at(-1);
    return choice === undefined ? null : press(choice);
  };
  window.firedActions.splice(0);
  const how = choose();
  await frames();
  const question = document.querySelector('[role=alertdialog][open]');
  if (question !== null) { [...question.querySelectorAll('button')].at(-1).click(); await frames(); }
  return { how, fired: window.firedActions.map(({ name, params }) => ({ name, params })), state: structuredClone(window.drawnStates[0] ?? {}) };
}`;
