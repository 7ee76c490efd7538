// Catches what a page throws and offers to load it again; nothing typed is lost, since drafts are kept as they are typed.

import { Component, type ReactElement, type ReactNode } from 'react';
import type { Traced } from '../../runtime/react/index.ts';
import { useT } from '../portal/portal.tsx';
import { Reference } from './Reference.tsx';

interface Props {
  readonly children: ReactNode;
  /** A new page is a new chance. */
  readonly place: string;
}

export class ErrorBoundary extends Component<Props, { readonly failedAt: string | undefined }> {
  override state = { failedAt: undefined as string | undefined };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failedAt: this.props.place });
  }

  static getDerivedStateFromError(): { readonly failedAt: string } {
    return { failedAt: '' };
  }

  override componentDidUpdate(before: Props): void {
    if (before.place !== this.props.place && this.state.failedAt !== undefined)
      this.setState({ failedAt: undefined });
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : <Failed />;
  }
}

/** Also stands in for a page whose content could not be loaded. */
export function Failed({
  of,
  onRetry = () => window.location.reload(),
}: {
  /** The answer that says why, or what was made of it; undefined where nobody was asked. */
  readonly of?: Traced | undefined;
  readonly onRetry?: () => void;
}): ReactElement {
  const t = useT();
  return (
    <div className="page empty" role="alert">
      <h1>{t('app.error.page')}</h1>
      <button type="button" className="btn" onClick={onRetry}>
        {t('app.error.reload')}
      </button>
      <Reference of={of} />
    </div>
  );
}
