import type { Spec } from '#contract/spec.ts';

/** Specs as models and hosts write them: other ids, other frames, children left out on leaves. */
export const PRIOR_SPECS = {
  contact: {
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
  dashboard: {
    state: {
      kpi: { revenue: 1200, users: 34, churn: '2 %' },
      sales: [
        { label: 'Jan', value: 4 },
        { label: 'Feb', value: 6 },
      ],
      rows: [
        { id: 'A1', customer: 'Ada', total: 12, phone: '1' },
        { id: 'A2', customer: 'Bo', total: 7, phone: '2' },
      ],
    },
    root: 'dash',
    elements: {
      dash: { type: 'Stack', props: { gap: 'lg' }, children: ['head', 'kpis', 'chartBox', 'tableBox'] },
      head: { type: 'PageHeader', props: { title: 'Shop overview', description: 'Last 30 days' }, children: ['exp'] },
      exp: {
        type: 'Button',
        props: { label: 'Export', variant: 'secondary' },
        children: [],
        on: { commit: { action: 'export' } },
      },
      kpis: { type: 'StatGroup', props: { columns: 3 }, children: ['k1', 'k2', 'k3'] },
      k1: { type: 'Stat', props: { label: 'Revenue', value: { $state: '/kpi/revenue' } }, children: [] },
      k2: { type: 'Stat', props: { label: 'Active users', value: { $state: '/kpi/users' } }, children: [] },
      k3: { type: 'Stat', props: { label: 'Churn', value: { $state: '/kpi/churn' } }, children: [] },
      chartBox: { type: 'Card', props: { title: 'Sales by month' }, children: ['chart'] },
      chart: { type: 'BarChart', props: { data: { $state: '/sales' }, height: '240px' }, children: [] },
      tableBox: { type: 'Card', props: { title: 'Latest orders' }, children: ['tbl'] },
      tbl: {
        type: 'DataTable',
        props: {
          columns: [
            { key: 'id', label: 'Order' },
            { key: 'customer', label: 'Customer' },
            { key: 'total', label: 'Total', align: 'end' },
            { key: 'phone', label: 'Phone' },
          ],
          rows: { $state: '/rows' },
        },
        children: [],
      },
    },
    actions: { export: { kind: 'agent' } },
  },
  pricing: {
    state: { billing: 'monthly' },
    root: 'wrap',
    elements: {
      wrap: { type: 'Container', props: { maxWidth: 'xl' }, children: ['ttl', 'grid', 'foot'] },
      ttl: { type: 'Heading', props: { text: 'Simple pricing', level: 'h1' }, children: [] },
      grid: { type: 'Grid', props: { columns: 3, gap: 'lg' }, children: ['p1', 'p2', 'p3'] },
      p1: {
        type: 'PlanCard',
        props: { name: 'Free', price: '$0', ctaLabel: 'Start', features: ['1 project', 'Community support'] },
        children: [],
        on: { commit: { action: 'pick', params: { plan: 'free' } } },
      },
      p2: {
        type: 'PlanCard',
        props: { name: 'Pro', price: '$20', ctaLabel: 'Buy Pro', features: ['10 projects', 'Email support'] },
        children: [],
        on: { commit: { action: 'pick', params: { plan: 'pro' } } },
      },
      p3: {
        type: 'PlanCard',
        props: { name: 'Team', price: '$60', ctaLabel: 'Buy Team', features: ['Unlimited projects', 'Phone support'] },
        children: [],
        on: { commit: { action: 'pick', params: { plan: 'team' } } },
      },
      foot: { type: 'Text', props: { text: 'All prices without tax.', variant: 'muted' }, children: [] },
    },
    actions: { pick: { kind: 'agent' } },
  },
  settings: {
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
  detail: {
    state: { order: { id: 'A-7', customer: 'Ada', status: 'paid', total: 99 } },
    root: 'main',
    elements: {
      main: { type: 'Stack', props: {}, children: ['top', 'facts', 'alert', 'row'] },
      top: { type: 'Stack', props: { direction: 'horizontal', gap: 'sm' }, children: ['name', 'state'] },
      name: { type: 'Heading', props: { text: 'Order A-7', level: 'h1' }, children: [] },
      state: { type: 'Badge', props: { text: { $state: '/order/status' } }, children: [] },
      facts: {
        type: 'DescriptionList',
        props: {
          items: [
            { term: 'Customer', description: { $state: '/order/customer' } },
            { term: 'Total', description: { $state: '/order/total' } },
          ],
        },
        children: [],
      },
      alert: { type: 'Alert', props: { title: 'Payment received', tone: 'success' }, children: [] },
      row: { type: 'Stack', props: { direction: 'horizontal' }, children: ['refund', 'ship'] },
      refund: {
        type: 'Button',
        props: { label: 'Refund', variant: 'danger' },
        children: [],
        on: { commit: { action: 'refund' } },
      },
      ship: {
        type: 'Button',
        props: { label: 'Ship now', variant: 'primary' },
        children: [],
        on: { commit: { action: 'ship' } },
      },
    },
    actions: { refund: { kind: 'agent' }, ship: { kind: 'agent' } },
  },
  landing: {
    state: {},
    root: 'site',
    elements: {
      site: { type: 'Stack', props: { gap: 'xl' }, children: ['hero', 'feats', 'faq', 'cta', 'visit'] },
      hero: { type: 'Hero', props: { title: 'Honey from the hills', subtitle: 'Raw and local' }, children: ['go'] },
      go: {
        type: 'Button',
        props: { label: 'Shop now', variant: 'primary' },
        children: [],
        on: { commit: { action: 'shop' } },
      },
      feats: {
        type: 'FeatureGrid',
        props: { features: [{ title: 'Organic' }, { title: 'Fast delivery' }, { title: 'Fair prices' }] },
        children: [],
      },
      faq: {
        type: 'FAQ',
        props: {
          items: [
            { question: 'Do you ship abroad?', answer: 'Yes.' },
            { question: 'Is it raw?', answer: 'Yes.' },
          ],
        },
        children: [],
      },
      cta: { type: 'CTA', props: { title: 'Visit the farm', description: 'Open on Saturdays' }, children: [] },
      visit: {
        type: 'Button',
        props: { label: 'Plan a visit', variant: 'outline' },
        children: [],
        on: { commit: { action: 'visit' } },
      },
    },
    actions: { shop: { kind: 'agent' }, visit: { kind: 'agent' } },
  },
  board: {
    state: {},
    root: 'brd',
    elements: {
      brd: { type: 'Stack', props: {}, children: ['bh', 'kb'] },
      bh: { type: 'PageHeader', props: { title: 'Sprint 12' }, children: [] },
      kb: { type: 'KanbanBoard', props: {}, children: ['c1', 'c2', 'c3'] },
      c1: { type: 'BoardColumn', props: { title: 'To do' }, children: ['t1'] },
      c2: { type: 'BoardColumn', props: { title: 'Doing' }, children: [] },
      c3: { type: 'BoardColumn', props: { title: 'Done' }, children: [] },
      t1: { type: 'KanbanCard', props: { title: 'Fix login', assignee: 'Ada' }, children: [] },
    },
  },
} as unknown as { [name in 'contact' | 'dashboard' | 'pricing' | 'settings' | 'detail' | 'landing' | 'board']: Spec };
