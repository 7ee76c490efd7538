// The button by which files are chosen: a file control of the browser under words of ours.

import type { ReactElement, RefObject } from 'react';
import { Icon, type IconName } from '../../../parts/Icon.tsx';

interface Props {
  readonly id: string;
  /** Name of the control, where no label says it. */
  readonly label?: string;
  /** On the button. */
  readonly text: string;
  readonly icon?: IconName;
  readonly look?: 'plain' | 'quiet';
  readonly accept: readonly string[];
  /** Opens the camera of a phone, for one photo. */
  readonly camera?: boolean;
  readonly describedBy?: string | undefined;
  readonly input?: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The same file can be chosen again after it was taken out. */
export function FilePick(props: Props): ReactElement {
  const { id, label, text, icon, look = 'plain', accept, camera, describedBy, input } = props;
  return (
    <span className={camera ? 'f-pick f-camera' : 'f-pick'}>
      <input
        ref={input}
        id={id}
        type="file"
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        accept={accept.join(',') || undefined}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
      <span aria-hidden="true" className={look === 'plain' ? 'f-btn' : `f-btn f-${look}`}>
        {icon && <Icon name={icon} />}
        {text}
      </span>
    </span>
  );
}
