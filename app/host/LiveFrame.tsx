// Puts MUI's theme around what MUI itself draws in a form, and fetches it with the first such part.

import { onDemand } from '../../runtime/react/index.ts';
import { Skeleton } from '../layout/waiting.tsx';

export const { Widget: LiveFrame } = onDemand(
  async () => (await import('../theme/mui.tsx')).MuiFrame,
  <Skeleton />,
);
