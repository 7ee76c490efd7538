// What is said of a problem shows the braces that are to be typed, and not the tags that stand for them elsewhere.

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProblemText } from '../../../app/pages/studio/wording/ProblemText.tsx';

test.each([
  'Write {{provider}}, with two braces on each side.',
  'The part that begins with {{#if name}} has no end.',
  'The message holds {name}}, which people would read as it stands.',
  'No placeholder at all.',
])('%s reads as it is written', (text) => {
  const { container } = render(<ProblemText text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('.st-var, .st-case')).toBeNull();
});
