// What stands on the stage: a form, a page of the portal or a long text, and as whom it is looked at.

import { useMemo, useState } from 'react';
import { useCall } from '../../../../calls/reading.tsx';
import type { Sentence } from '../../sentences/sentence.ts';
import {
  type DemoPerson,
  type PageView,
  PORTAL_PAGES,
  type PortalPage,
  pageOfForm,
  pagesShowing,
  VISITOR,
  viewOf,
  viewOfForm,
} from './portal-pages.ts';
import { type Stops, stopsOf } from './stops.ts';

export interface Stage {
  /** Undefined until they are known; nobody where there is no demo world. */
  readonly people: readonly DemoPerson[] | undefined;
  readonly stops: Stops | undefined;
  /** The page on show; none where a form is. */
  readonly view: PageView | undefined;
  /** Pages that somebody of those there are can see. */
  readonly pages: readonly PortalPage[];
  /** The sentence is on pages, and nobody is there to see one of them as. */
  readonly lacksPeople: boolean;
  /** As whom the page is looked at, in words; undefined for a visitor. */
  readonly who: DemoPerson | undefined;
  /** As whom the form on show can be seen on its page; nobody where a page is on show that is looked at for itself. */
  readonly formPeople: readonly DemoPerson[];
  /** The page on show is that of the form at hand. */
  readonly isFormPage: boolean;
  /** Who was chosen, where what is on show is none of theirs. */
  readonly lacking: DemoPerson | undefined;
  choosePerson(id: string): void;
  /** '' the form by itself, with nobody's answers. */
  chooseFormPerson(id: string): void;
  choosePage(name: string): void;
  /** What is on show stays for a sentence that was pressed in it. */
  hold(key: string, path: string): void;
  /** The page on show does not have the sentence: the next is looked at. */
  pass(key: string): void;
  /** The walk goes on. */
  release(): void;
}

interface Held {
  readonly key: string;
  readonly view: PageView;
}

interface Passed {
  readonly key: string;
  readonly names: readonly string[];
}

/** Of the sentence that is open, at one of its places. */
export function useStage(sentence: Sentence | undefined, place: number): Stage {
  const { data } = useCall('studio_demo_people', {});
  const people = data?.data;
  const [wished, setWished] = useState<string>();
  const [formPerson, setFormPerson] = useState(VISITOR);
  const [held, setHeld] = useState<Held>();
  const [passed, setPassed] = useState<Passed>({ key: '', names: [] });
  const key = sentence?.key ?? '';
  const pages = useMemo(() => seenBy(PORTAL_PAGES, people ?? []), [people]);
  const showing = useMemo(() => (sentence ? pagesShowing(sentence) : []), [sentence]);
  const names = passed.key === key ? passed.names : [];
  const able = seenBy(showing, people ?? []);
  const left = able.filter(({ name }) => !names.includes(name));
  const stops = sentence && stopsOf(sentence, place, left.length > 0 ? left : able.slice(0, 1));
  const own = stops?.page && viewOf(stops.page, people ?? [], wished);
  const { at } = stops ?? {};
  const ofForm =
    at && formPerson !== VISITOR ? viewOfForm(at, people ?? [], formPerson) : undefined;
  const view = held && held.key === key ? held.view : (ofForm ?? own);
  const chosen = at ? formPerson : (wished ?? VISITOR);
  const formPeople = useMemo(
    () => (at ? (people ?? []).filter(({ id }) => viewOfForm(at, people ?? [], id)) : []),
    [at, people],
  );
  return {
    ...{ people, stops, view, pages, formPeople },
    isFormPage: at !== undefined && pageOfForm(at.form)?.name === view?.name,
    lacking: chosen === view?.person ? undefined : people?.find(({ id }) => id === chosen),
    chooseFormPerson(id) {
      setWished(id);
      setFormPerson(id);
      setHeld(undefined);
    },
    lacksPeople: people !== undefined && showing.length > 0 && able.length === 0,
    who: people?.find(({ id }) => id === view?.person),
    choosePerson(id) {
      setWished(id);
      if (view) setHeld({ key, view: { ...view, person: id } });
    },
    choosePage(name) {
      const page = pages.find((one) => one.name === name);
      const next = page && viewOf(page, people ?? [], wished);
      if (next) setHeld({ key, view: next });
    },
    hold(next, path) {
      if (view) setHeld({ key: next, view: { ...view, path } });
    },
    pass(missed) {
      // A page that somebody chose stays.
      if (missed !== key || held?.key === key || view !== own || !view || names.includes(view.name))
        return;
      setPassed({ key, names: [...names, view.name] });
    },
    release: () => setHeld(undefined),
  };
}

const seenBy = (pages: readonly PortalPage[], people: readonly DemoPerson[]): PortalPage[] =>
  pages.filter((page) => viewOf(page, people, VISITOR) !== undefined);
