import type { EditedScreen } from './edited-screen.ts';

/** A contact form, and edits of it. */
export const contact: EditedScreen = {
  prior: {
    state: { contact: { full_name: '', mail: '', topic: 'sales', body: '', terms: false } },
    root: 'page-1',
    elements: {
      'page-1': { type: 'Section', props: { title: 'Get in touch' }, children: ['intro', 'frm'] },
      intro: { type: 'Text', props: { text: 'We answer within a day.' }, children: [] },
      frm: {
        type: 'Form',
        props: { gap: 'lg' },
        children: ['f1', 'f2', 'f3', 'f4', 'f5', 'act'],
        on: {
          commit: {
            action: 'send_mail',
            params: {
              name: { $state: '/contact/full_name' },
              email: { $state: '/contact/mail' },
              message: { $state: '/contact/body' },
            },
          },
        },
      },
      f1: {
        type: 'Input',
        props: { label: 'Full name', name: 'full_name', value: { $bindState: '/contact/full_name' }, required: true },
        children: [],
      },
      f2: {
        type: 'Input',
        props: {
          label: 'Work email',
          name: 'work_email',
          type: 'email',
          placeholder: 'you@company.com',
          value: { $bindState: '/contact/mail' },
        },
        children: [],
      },
      f3: {
        type: 'Select',
        props: {
          label: 'Topic',
          name: 'topic',
          options: [
            { label: 'Sales', value: 'sales' },
            { label: 'Support', value: 'support' },
          ],
          value: { $bindState: '/contact/topic' },
        },
        children: [],
      },
      f4: {
        type: 'Textarea',
        props: { label: 'Message', name: 'message', value: { $bindState: '/contact/body' } },
        children: [],
      },
      f5: {
        type: 'Checkbox',
        props: { label: 'I accept the terms', name: 'i_accept_the_terms', checked: { $bindState: '/contact/terms' } },
        children: [],
      },
      act: { type: 'Stack', props: { direction: 'horizontal' }, children: ['b1', 'b2'] },
      b1: { type: 'Button', props: { label: 'Send message', variant: 'primary', submit: true }, children: [] },
      b2: {
        type: 'Button',
        props: { label: 'Reset', variant: 'ghost' },
        children: [],
        on: { commit: { action: 'reset_form' } },
      },
    },
    actions: { send_mail: { kind: 'agent' }, reset_form: { kind: 'agent' } },
  },
  edits: [
    {
      prompt: 'Rename the send button to "Get in touch"',
      touches: ['b1'],
      after: { '/elements/b1/props/label': 'Get in touch' },
    },
    {
      prompt: 'change the title to "Write to us"',
      touches: ['page-1'],
      after: { '/elements/page-1/props/title': 'Write to us' },
    },
    {
      prompt: 'Add a phone field after the email',
      touches: ['frm'],
      adds: ['Input'],
      after: {
        '/elements/frm/children/2': 'phoneInput',
        '/state/contact/phone': '',
        '/elements/frm/on/commit/params/phone': { $state: '/contact/phone' },
      },
    },
    { prompt: 'Please remove the topic dropdown', touches: ['frm'], removes: ['f3'] },
    { prompt: 'drop the reset button', touches: ['act'], removes: ['b2'] },
    { prompt: 'Make the message required', touches: ['f4'], after: { '/elements/f4/props/required': true } },
    { prompt: 'make the name optional', touches: ['f1'], after: { '/elements/f1/props/required': undefined } },
    { prompt: 'Move the message above the topic', touches: ['frm'], after: { '/elements/frm/children/2': 'f4' } },
    { prompt: 'Put the topic first', touches: ['frm'], after: { '/elements/frm/children/0': 'f3' } },
    {
      prompt: 'Swap the name and the email',
      touches: ['frm'],
      after: { '/elements/frm/children/0': 'f2', '/elements/frm/children/1': 'f1' },
    },
    {
      prompt: 'Add "Press" and "Partners" to the topic options',
      touches: ['f3'],
      after: {
        '/elements/f3/props/options/2': { label: 'Press', value: 'Press' },
        '/elements/f3/props/options/3/label': 'Partners',
      },
    },
    {
      prompt: 'Remove the Support option',
      touches: ['f3'],
      after: { '/elements/f3/props/options': [{ label: 'Sales', value: 'sales' }] },
    },
    {
      prompt: 'Prefill the name with "Ada Lovelace"',
      touches: [],
      after: { '/state/contact/full_name': 'Ada Lovelace' },
    },
    { prompt: 'Set the topic to support by default', touches: [], after: { '/state/contact/topic': 'support' } },
    {
      prompt: 'Change the placeholder of the email to "name@firm.com"',
      touches: ['f2'],
      after: { '/elements/f2/props/placeholder': 'name@firm.com' },
    },
    { prompt: 'Make the message box bigger', touches: ['f4'], after: { '/elements/f4/props/rows': 8 } },
    { prompt: 'The button should say "Send it"', touches: ['b1'], after: { '/elements/b1/props/label': 'Send it' } },
    {
      prompt: 'add a note "We never share your data" below the form',
      touches: ['page-1'],
      adds: ['Text'],
      after: { '/elements/page-1/children/2': 'note' },
    },
    {
      prompt: 'Call the email field "E-mail address"',
      touches: ['f2'],
      after: { '/elements/f2/props/label': 'E-mail address' },
    },
    {
      prompt: 'Get rid of the terms checkbox and rename Topic to Subject',
      touches: ['frm', 'f3'],
      removes: ['f5'],
      after: { '/elements/f3/props/label': 'Subject' },
    },
    { prompt: 'Entferne das Feld Topic', touches: ['frm'], removes: ['f3'] },
    {
      prompt: 'Add a cancel button next to the send button',
      touches: ['act'],
      adds: ['Button'],
      after: { '/elements/act/children/1': 'cancelButton' },
    },
    { prompt: 'Disable the reset button', touches: ['b2'], after: { '/elements/b2/props/disabled': true } },
    {
      prompt: 'Replace "We answer within a day." with "We answer within an hour."',
      touches: ['intro'],
      after: { '/elements/intro/props/text': 'We answer within an hour.' },
    },
    {
      prompt: 'add a date of birth field and a website field',
      touches: ['frm'],
      adds: ['FormField', 'DatePicker', 'Input'],
    },
  ],
};
