// What invented attorneys ask for and what the desk answers: whole threads, so that question and answers belong together.

export interface Thread {
  readonly subject: string;
  readonly asks: string;
  /** The desk wants to know more. */
  readonly wants: string;
  /** The attorney tells. */
  readonly tells: string;
  /** The desk decides. */
  readonly ends: string;
}

export const THREADS: readonly Thread[] = [
  {
    subject: 'Contested hearing, extra hours',
    asks: 'The other side has asked for an evidentiary hearing. We expect half a day in court and four hours of preparation beyond the hours authorized so far. Please authorize six further hours.',
    wants:
      'Thank you. Please send the notice of hearing, and tell us whether a settlement conference has been held.',
    tells:
      'The conference was held last week without a result. The notice of hearing is on its way to you by the clerk; the hearing is set for the 14th.',
    ends: 'Six further hours are authorized under the fee schedule. Please attach the order to your claim.',
  },
  {
    subject: 'Confirm coverage after a change of plan',
    asks: 'The member tells us that the plan has changed at the employer. Before we go on, please confirm that this matter is still covered.',
    wants: 'We are asking the employer. Has the member been told to keep paying in the meantime?',
    tells: 'Yes, and the member has sent us the receipt of the last payment.',
    ends: 'Coverage is confirmed for this matter, which began before the change. New matters need a new authorization.',
  },
  {
    subject: 'Second mediation session',
    asks: 'The first session ended with agreement on all but two points. The mediator proposes a second session of three hours. Please authorize it.',
    wants: 'Which points are open, and how is the fee of the mediator shared?',
    tells:
      'The house and the schedule of the summer holidays. The fee is shared equally by the parties.',
    ends: 'The second session is authorized, up to three hours.',
  },
  {
    subject: 'Filing fees and service of process',
    asks: 'Service has failed twice at the address on file. We would like to hire a process server and to publish notice if that fails too. Please authorize the cost.',
    wants: 'What does the process server charge, and by when must service be made?',
    tells: 'It is 95 dollars for up to three tries. Service must be made within 60 days.',
    ends: 'The process server is authorized. Please come back to us before publication.',
  },
  {
    subject: 'Expert opinion needed',
    asks: 'The value of the home is in dispute and the court suggests an appraisal. Please tell us whether the plan bears the cost.',
    wants: 'Please send an estimate of a licensed appraiser.',
    tells: 'The estimate is 450 dollars, with a report within two weeks.',
    ends: 'Appraisals are a cost of the member. The hours you need to review the report are authorized, up to two.',
  },
  {
    subject: 'Scope: consultation became representation',
    asks: 'What began as a consultation needs a response to a complaint within 20 days. The member asks us to represent them. Please extend the authorization.',
    wants: 'Has the member been served, and on which day?',
    tells: 'Yes, on Monday of last week, by hand. We have asked for the extension the rules allow.',
    ends: 'Representation is authorized through the answer and the first hearing.',
  },
  {
    subject: 'Appeal of the order',
    asks: 'The order leaves out a request that was argued and not ruled on. The member wants to move for reconsideration. Please authorize three hours.',
    wants: 'Please tell us the deadline for the motion.',
    tells: 'Ten days from entry of the order, so until Friday of next week.',
    ends: 'Three hours are authorized for the motion. An appeal is not covered by this plan.',
  },
  {
    subject: 'Travel to another county',
    asks: 'Venue was moved to a neighboring county, 70 miles from our office. Please tell us whether miles can be claimed, or whether you prefer to reassign.',
    wants: 'How many appearances do you expect there?',
    tells: 'Two: the pretrial conference, which may be by video, and the hearing.',
    ends: 'Please keep the matter. Miles are authorized for one appearance in person.',
  },
];
