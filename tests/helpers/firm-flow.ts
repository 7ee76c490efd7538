// The process behind "Change of firm": its states and moves, its mails and its words.
const file = (body: object) => JSON.stringify(body);

/** Its files as texts. */
export const FIRM_FLOW: Readonly<Record<string, string>> = {
  'schemas/flows/change-of-firm.json': file({
    $schema: '../meta/flow.schema.json',
    id: 'change-of-firm',
    start: {
      who: 'attorney',
      to: 'Sent',
      mails: [{ mail: 'firm_sent', to: 'desk', link: '/desk/items/{id}' }],
    },
    states: [
      {
        name: 'Sent',
        tone: 'info',
        waits: 'desk',
        after: [
          { days: 5, remind: [{ mail: 'firm_waiting', to: 'desk', link: '/desk/items/{id}' }] },
        ],
      },
      { name: 'Asked', tone: 'warning', waits: 'attorney', after: [{ days: 30, move: 'expire' }] },
      { name: 'Checked', tone: 'accent', waits: 'desk' },
      { name: 'Approved', tone: 'success', last: true },
      { name: 'Withdrawn', last: true },
      { name: 'Expired', last: true },
    ],
    moves: [
      {
        name: 'check',
        who: 'desk',
        from: ['Sent'],
        to: 'Checked',
        form: 'firm-check',
        inside: true,
        undo: 5,
        usual: ['Sent'],
        key: 'c',
      },
      {
        name: 'rush',
        who: 'desk',
        from: ['Sent'],
        to: 'Approved',
        form: 'firm-decide',
        when: { all: [{ fact: 'urgent', operator: 'equal', value: true }] },
        mails: [{ mail: 'firm_decided', to: 'attorney', link: '/forms/change-of-firm/sent/{id}' }],
      },
      {
        name: 'ask',
        who: 'desk',
        from: ['Sent', 'Checked'],
        to: 'Asked',
        form: 'firm-ask',
        key: 'a',
        mails: [{ mail: 'firm_asked', to: 'attorney', link: '/forms/change-of-firm/sent/{id}' }],
      },
      {
        name: 'decide',
        who: 'desk',
        from: ['Checked'],
        to: 'Approved',
        form: 'firm-decide',
        notBy: ['check'],
        usual: ['Checked'],
        key: 'd',
        mails: [{ mail: 'firm_decided', to: 'attorney', link: '/forms/change-of-firm/sent/{id}' }],
      },
      { name: 'answer', who: 'attorney', from: ['Asked'], to: 'Sent', form: 'firm-answer' },
      {
        name: 'withdraw',
        who: 'attorney',
        from: ['Sent', 'Asked'],
        to: 'Withdrawn',
        confirm: true,
      },
      { name: 'expire', who: 'system', from: ['Asked'], to: 'Expired' },
      {
        name: 'correct',
        who: 'attorney',
        from: ['Sent', 'Asked'],
        to: 'Sent',
        corrects: true,
        mails: [{ mail: 'firm_corrected', to: 'desk', link: '/desk/items/{id}' }],
      },
    ],
  }),
  'messages/en-US/mail/firm_sent.md':
    '# Change of firm {{number}}: {{subject}}\n\nDear {{name}},\n\n[Look at it]({{link}})\n',
  'messages/en-US/mail/firm_waiting.md':
    '# Change of firm {{number}} still waits\n\nDear {{name}},\n\nNobody has checked "{{subject}}" yet.\n\n[Look at it]({{link}})\n',
  'messages/en-US/mail/firm_corrected.md':
    '# Change of firm {{number}} was corrected: {{subject}}\n\nDear {{name}},\n\n{{words}}\n\n[Look at it]({{link}})\n',
  'messages/en-US/mail/firm_asked.md':
    '# A question on your change of firm\n\nDear {{name}},\n\n> {{words}}\n\n[Answer it]({{link}})\n',
  'messages/en-US/mail/firm_decided.md':
    '# Your change of firm {{number}} is approved\n\nDear {{name}},\n\n> {{words}}\n\n[Read it]({{link}})\n',
};

/** Its words, below its id. */
export const FLOW_WORDS = {
  title: 'Change of firm',
  start: 'Send it',
  'done.start': 'Change of firm sent',
  'move.check': 'Hand on as checked',
  'done.check': 'Checked',
  'move.rush': 'Approve at once',
  'done.rush': 'Approved at once',
  'move.ask': 'Ask the attorney',
  'done.ask': 'Asked for more',
  'move.decide': 'Approve',
  'done.decide': 'Approved',
  'move.answer': 'Answer the question',
  'done.answer': 'Answered',
  'move.withdraw': 'Withdraw it',
  'done.withdraw': 'Withdrawn',
  'confirm.withdraw': 'It ends here, and nobody looks at it any more.',
  'move.correct': 'Correct what was sent',
  'done.correct': 'Corrected',
  'move.expire': 'Let it expire',
  'done.expire': 'Expired',
};
