// What only a form of an older release needs, fetched with such a form.

export { olderTemplates } from '../../core/index.ts';
