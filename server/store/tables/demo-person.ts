// `demo_person`: one row for each invented person of the demo world.

export interface DemoPersonTable {
  readonly kind: 'attorney' | 'lead' | 'staff';
  readonly id: string;
}
