// Lint: whom a form tells by webhooks is told of something, and each once.

import type { LinkedForm } from '../../model/model.ts';
import type { Report } from '../../read/faults.ts';
import { ofForms } from '../common/lint.ts';

export const webhooks = ofForms((form, { report }) => {
  const { webhooks: plans = [], submit, record } = form.form;
  if (plans.length === 0) return;
  if (submit?.call !== undefined || record !== undefined) {
    report({
      code: 'not-read',
      file: form.file,
      place: '/webhooks',
      message: '"webhooks" says nothing here: what this form sends goes to a call of its own.',
      remedy: 'Take it out.',
    });
    return;
  }
  checkNames(form, report);
  checkDeleted(form, report);
  checkMoved(form, report);
});

function checkMoved({ file, form }: LinkedForm, report: Report): void {
  if (form.flow !== undefined) return;
  for (const [at, { events }] of (form.webhooks ?? []).entries()) {
    const event = events.indexOf('moved');
    if (event < 0) continue;
    report({
      ...{ code: 'webhook-misfit', file, place: `/webhooks/${at}/events/${event}` },
      message: '"moved" never happens here: what this form sends goes through no flow.',
      remedy: 'Name its "flow", or take the event out.',
    });
  }
}

function checkNames({ file, form }: LinkedForm, report: Report): void {
  const names = (form.webhooks ?? []).map(({ name }) => name);
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) === at) continue;
    report({
      ...{ code: 'webhook-twice', file, place: `/webhooks/${at}/name` },
      message: `"${name}" is the name of two webhooks of this form.`,
      remedy: 'Say all its events in one of them.',
    });
  }
}

function checkDeleted({ file, form }: LinkedForm, report: Report): void {
  if (form.received?.keepDays !== undefined) return;
  for (const [at, { events }] of (form.webhooks ?? []).entries()) {
    const event = events.indexOf('deleted');
    if (event < 0) continue;
    report({
      ...{ code: 'webhook-misfit', file, place: `/webhooks/${at}/events/${event}` },
      message: '"deleted" never happens here: this form keeps what it received for ever.',
      remedy: 'Say "keepDays" in "received", or take the event out.',
    });
  }
}
