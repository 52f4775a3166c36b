import type { CDPSession } from 'playwright-core';

type Property = { name: string; value: { value?: unknown } };

const ACTIVE = `(() => {
  const focus = document.activeElement;
  const id = focus?.getAttribute('aria-activedescendant');
  return (id && document.getElementById(id)) || focus;
})()`;

/**
 * Where the user is, as Chromium exposes it to screen readers: role, name and states of the focused element, or of the
 * one that it calls active.
 */
export async function focusSpoken(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: ACTIVE });
  if (result.objectId === undefined) return 'nothing';
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const role = String(node?.role?.value ?? '');
  if (role === 'RootWebArea' || role === '' || role === 'none') return 'the page';
  const told = statesOf(node?.properties ?? []);
  const value = ['slider', 'spinbutton', 'textbox', 'combobox', 'separator'].includes(role)
    ? [`"${String(node?.value?.value ?? '')}"`]
    : [];
  return [role, String(node?.name?.value ?? ''), ...value, ...told].filter((word) => word !== '').join(' ');
}

function statesOf(properties: Property[]): string[] {
  return properties.flatMap(({ name, value: { value } }) => {
    if (name === 'expanded') return value === true ? 'expanded' : 'collapsed';
    if (name === 'checked' || name === 'pressed') {
      if (value === 'mixed') return 'mixed';
      return value === 'true' || value === true ? name : `not ${name}`;
    }
    if (name === 'selected') return value === true ? 'selected' : [];
    return name === 'disabled' && value === true ? 'disabled' : [];
  });
}
