// Whoever asks the workers for much waits for what they asked for themselves; everybody else has their turn in between.
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { knowWhoseCall, whoseCall } from '../../server/http/whose-call.ts';
import { openWorkers, type WorkerPool, WorkersAway } from '../../server/services/workers/index.ts';
import { BUILT_WORKER } from './helpers/task-workers.ts';

const opened: WorkerPool[] = [];
afterEach(() => Promise.all(opened.splice(0).map((workers) => workers.close())));

function poolOf(threads: number) {
  const workers = openWorkers({ threads, worker: BUILT_WORKER, network: whoseCall });
  opened.push(workers);
  const done: string[] = [];
  const judge = (name: string, caller?: string) =>
    workers.run('judge', ORDER, caller).then((judgement) => {
      expect(JSON.parse(judgement.toString())).toMatchObject({ faults: [] });
      done.push(name);
    });
  return { done, judge };
}

/** The smallest form there is: who comes when is the question here. */
const ORDER = {
  bundle: JSON.stringify({ id: 'none', sections: [], fields: {}, rules: [] }),
  validators: '{ return { validate: () => [] }; }',
  input: JSON.stringify({ answers: {}, context: {}, moment: 'submit' }),
};

test('of one caller one thing is done after the other, and another caller comes in between', async () => {
  const { done, judge } = poolOf(1);
  const first = ['a1', 'a2', 'a3', 'a4'].map((name) => judge(name, 'a'));
  const others = [judge('b1', 'b'), judge('b2', 'b'), judge('c1', 'c')];
  await Promise.all([...first, ...others]);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('of a caller whose twenty are waiting no more are taken, of others they are', async () => {
  const { done, judge } = poolOf(1);
  const taken = Array.from({ length: 21 }, (_, at) => judge(`a${at}`, 'a'));
  await expect(judge('too many', 'a')).rejects.toThrow(WorkersAway);
  await Promise.all([...taken, judge('b', 'b')]);
  expect(done).toHaveLength(22);
  await judge('again', 'a');
});

test('where no caller is named the networks that call have their turns', async () => {
  const { done, judge } = poolOf(1);
  const app = fastify();
  knowWhoseCall(app);
  app.post<{ Body: { name: string } }>('/', ({ body }) => judge(body.name));
  await app.ready();
  const from = (remoteAddress: string, name: string) =>
    app.inject({ method: 'POST', url: '/', remoteAddress, payload: { name } });
  const many = ['a1', 'a2', 'a3', 'a4'].map((name) => from('192.0.2.1', name));
  await Promise.all([...many, from('198.51.100.1', 'b1')]);
  expect(done.indexOf('b1')).toBeLessThan(2);
  await app.close();
});
