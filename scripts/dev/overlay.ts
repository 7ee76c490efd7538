/// <reference types="vite/client" />
// In the page, under `npm run dev` only: shows why the content is refused or the API has stopped, and reloads when it is mended.
import { ASK, type DevFault, type DevState, TELL } from './state.ts';

const STYLE = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(20 24 33 / 0.72); }
  section { box-sizing: border-box; max-width: 60rem; margin: 4rem auto; padding: 1.5rem 2rem; border-radius: 8px;
    background: #fff; color: #1c2230; border-top: 6px solid #b3261e; font: 16px/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.25rem; margin: 0 0 0.5rem; } li { margin: 1rem 0; } ol { padding-left: 1.25rem; }
  code, pre { font: 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
  .remedy { display: block; font-weight: 600; } button { font: inherit; padding: 0.25rem 1rem; }
`;

let shown: HTMLElement | undefined;
/** The release the page was drawn with. */
let release: string | undefined;
/** It was opened while something was wrong, so nobody knows what it shows. */
let missed = false;

import.meta.hot?.on(TELL, hear);
import.meta.hot?.on('vite:ws:connect', () => import.meta.hot?.send(ASK));
import.meta.hot?.send(ASK);

function hear(state: DevState): void {
  if (state.kind === 'starting') return;
  if (state.kind === 'ready') {
    goOn(state.release);
    return;
  }
  missed ||= release === undefined;
  show(state.kind === 'stopped' ? stopped(state.message) : refused(state.faults, state.running));
}

function goOn(current: string): void {
  if (missed || (release !== undefined && release !== current)) window.location.reload();
  release = current;
  shown?.remove();
  shown = undefined;
}

function refused(faults: readonly DevFault[], running: boolean): readonly Node[] {
  const list = make('ol');
  list.append(...faults.map(faultRow));
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const meanwhile = running
    ? 'The page below still shows the content as it was.'
    : 'There is no earlier content to show.';
  const how = `${meanwhile} Mend the file and save it: the page comes back by itself.`;
  return [make('h1', `The content has ${count}`), make('p', how), list];
}

function faultRow({ file, place, message, remedy }: DevFault): HTMLElement {
  const row = make('li');
  const what = make('div', message);
  const remedied = make('span', remedy);
  remedied.className = 'remedy';
  row.append(make('code', `${file} ${place}`), what, remedied);
  return row;
}

function stopped(message: string): readonly Node[] {
  const how = 'It starts again by itself when a file of it, or of the content, is saved.';
  return [make('h1', 'The server has stopped'), make('p', how), make('pre', message)];
}

function show(nodes: readonly Node[]): void {
  shown?.remove();
  shown = make('dev-overlay');
  const box = make('section');
  box.setAttribute('role', 'alert');
  const hide = make('button', 'Hide');
  hide.addEventListener('click', () => shown?.remove());
  box.append(...nodes, hide);
  shown.attachShadow({ mode: 'open' }).append(make('style', STYLE), box);
  document.body.append(shown);
}

function make(tag: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
