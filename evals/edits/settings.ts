import type { EditedScreen } from './edited-screen.ts';

/** A settings screen, and edits of it. */
export const settings: EditedScreen = {
  prior: {
    state: { prefs: { mail: true, push: false, dark: false, language: 'English', volume: 30 } },
    root: 'root',
    elements: {
      root: { type: 'Container', props: {}, children: ['col'] },
      col: { type: 'Stack', props: { gap: 'md' }, children: ['h', 'notif', 'look', 'save'] },
      h: { type: 'Heading', props: { text: 'Preferences', level: 'h1' }, children: [] },
      notif: { type: 'Card', props: { title: 'Notifications' }, children: ['s1', 's2'] },
      s1: {
        type: 'Switch',
        props: { label: 'Email alerts', name: 'email_alerts', checked: { $bindState: '/prefs/mail' } },
        children: [],
      },
      s2: {
        type: 'Switch',
        props: { label: 'Push alerts', name: 'push_alerts', checked: { $bindState: '/prefs/push' } },
        children: [],
      },
      look: { type: 'Card', props: { title: 'Appearance' }, children: ['s3', 's4', 's5'] },
      s3: {
        type: 'Switch',
        props: { label: 'Dark mode', name: 'dark_mode', checked: { $bindState: '/prefs/dark' } },
        children: [],
      },
      s4: {
        type: 'Input',
        props: { label: 'Language', name: 'language', value: { $bindState: '/prefs/language' } },
        children: [],
      },
      s5: {
        type: 'Slider',
        props: { label: 'Volume', name: 'volume', min: 0, max: 100, value: { $bindState: '/prefs/volume' } },
        children: [],
      },
      save: {
        type: 'Button',
        props: { label: 'Save', variant: 'primary' },
        children: [],
        on: { commit: { action: 'save_prefs', params: { dark: { $state: '/prefs/dark' } } } },
      },
    },
    actions: { save_prefs: { kind: 'agent' } },
  },
  edits: [
    { prompt: 'Turn on dark mode', touches: [], after: { '/state/prefs/dark': true } },
    { prompt: 'Switch off email alerts by default', touches: [], after: { '/state/prefs/mail': false } },
    {
      prompt: 'Add an SMS alerts switch to the notifications',
      touches: ['notif', 'save'],
      adds: ['Switch'],
      after: {
        '/elements/notif/children/2': 'smsAlertsSwitch',
        '/elements/save/on/commit/params/smsAlerts': { $state: '/prefs/smsAlerts' },
      },
    },
    {
      prompt: 'Rename Appearance to "Look and feel"',
      touches: ['look'],
      after: { '/elements/look/props/title': 'Look and feel' },
    },
    { prompt: 'Move appearance above notifications', touches: ['col'], after: { '/elements/col/children/1': 'look' } },
    {
      prompt: 'Remove the appearance section',
      touches: ['col', 'save'],
      after: { '/elements/save/on/commit/params': {} },
      removes: ['look', 's3', 's4', 's5'],
    },
    { prompt: 'Set the volume to 50', touches: [], after: { '/state/prefs/volume': 50 } },
    { prompt: 'Add a discard button', touches: ['col'], adds: ['Button'] },
    { prompt: 'Make the save button full width', touches: ['save'], after: { '/elements/save/props/fullWidth': true } },
    { prompt: 'Limit the volume to 80', touches: ['s5'], after: { '/elements/s5/props/max': 80 } },
    {
      prompt: 'Add help text "Restart needed" to the language',
      touches: ['s4'],
      after: { '/elements/s4/props/helpText': 'Restart needed' },
    },
  ],
};
