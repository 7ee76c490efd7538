// Who waits for a node that a mutant never draws gives up soon: most mutants of screens are noticed by just that.
import { configure } from '@testing-library/react';
import { WAIT_MS } from './wait.ts';

configure({ asyncUtilTimeout: WAIT_MS });
