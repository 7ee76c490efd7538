// What the planner of the database need not think of.

/**
 * Said once on every connection. Our statements join a few rows by index. Of a large store the planner would weigh merges
 * (for which it looks up the ends of every index) and several workers at each call, and take neither: half of its time.
 */
export const PLANNER = 'set enable_mergejoin = off; set max_parallel_workers_per_gather = 0';
