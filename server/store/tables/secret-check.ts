// `secret_check`: one sealed value that says nothing; a start opens it to see whether it has the keys of this store.
export interface SecretCheckTable {
  readonly id: string;
  readonly sealed: string;
}
