// Which release is current, as the server says with every answer.

type Listener = (release: string | null, status: number) => void;

let tell: Listener | undefined;

/** Told of every answer; null where a service says nothing of releases. One listens at a time: the page with a form. */
export function hearRelease(listener: Listener): () => void {
  tell = listener;
  return () => {
    if (tell === listener) tell = undefined;
  };
}

export const releaseHeard = ({ headers, status }: Response): void =>
  tell?.(headers.get('content-release'), status);
