// Three walks through the demo world, for whoever has read nothing: what to open, and what to press there.
import { DEMO_LEADS, DEMO_STAFF } from './world.ts';

export interface DemoStep {
  /** Message key of the sentence that says what to do, and what comes of it. */
  readonly text: string;
  readonly link?: string;
  /** Message key of what the link is called. */
  readonly name?: string;
  /** Its link begins as somebody else: whoever was tried before leaves first. */
  readonly enters?: true;
}

export interface DemoWalk {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly steps: readonly DemoStep[];
}

const signIn = (email: string): string => `/sign-in?email=${encodeURIComponent(email)}`;

/** In the order in which one follows the other: an application, the work of an attorney, what the desk does with both. */
export function demoWalks({ matter }: { readonly matter: string | undefined }): DemoWalk[] {
  return [
    walk('applicant', {
      begin: { link: signIn(DEMO_LEADS.new), enters: true },
      code: { link: '/demo/mailbox' },
      fill: {},
      return: { link: signIn(DEMO_LEADS.saved), enters: true },
      sign: { link: signIn(DEMO_LEADS.unsigned), enters: true },
    }),
    walk('attorney', {
      login: { link: '/login?username=demoattorney1', enters: true },
      home: { link: '/home' },
      request: { link: '/create-authorization' },
      claim: { link: '/claims' },
      ...(matter !== undefined && { matter: { link: matter, enters: true } }),
    }),
    walk('clerk', {
      login: { link: `/staff?email=${encodeURIComponent(DEMO_STAFF.desk)}`, enters: true },
      application: { link: '/desk/applications' },
      request: { link: '/desk/requests' },
      claim: { link: '/desk/claims' },
      mail: { link: '/demo/mailbox' },
    }),
  ];
}

type Steps = Readonly<Record<string, Pick<DemoStep, 'link' | 'enters'>>>;

function walk(id: string, steps: Steps): DemoWalk {
  return {
    id,
    title: `app.demo.walk.${id}.title`,
    text: `app.demo.walk.${id}.text`,
    steps: Object.entries(steps).map(([step, to]) => ({
      ...to,
      text: `app.demo.walk.${id}.${step}`,
      ...(to.link !== undefined && { name: `app.demo.walk.${id}.${step}.link` }),
    })),
  };
}
