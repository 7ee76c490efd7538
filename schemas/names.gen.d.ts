// Made by `npm run generate` from the content. Do not edit.

interface Forms {
  'account-disable': {
    sections: 'account';
    fields: {
      reason: string;
    };
  };
  'account-enable': {
    sections: 'account';
    fields: {
      reason: string;
    };
  };
  application: {
    sections: 'primary' | 'practice' | 'coverage' | 'billing' | 'review';
    fields: {
      salutation?: 'Mr' | 'Mrs' | 'MS';
      first_name: string;
      middle_name?: string;
      last_name: string;
      firm_name?: string;
      office_hours?: string;
      emailAddress?: string;
      contacts: readonly Json[];
      'contacts/*'?: JsonObject;
      'contacts/*/type'?: 'PRIMARY' | 'SECONDARY';
      'contacts/*/name'?: string;
      'contacts/*/email'?: string;
      'contacts/*/old_email'?: string;
      'contacts/*/phone'?: string;
      'contacts/*/ext'?: string;
      'contacts/*/fax'?: string;
      'contacts/*/cell'?: string;
      addresses: readonly Json[];
      'addresses/*'?: JsonObject;
      'addresses/*/type': JsonObject;
      'addresses/*/type/id': string;
      'addresses/*/type/name': string;
      'addresses/*/address1': string;
      'addresses/*/address2'?: string;
      'addresses/*/city': string;
      'addresses/*/state': string;
      'addresses/*/zip': string;
      'addresses/*/county'?: string;
      'addresses/*/country'?: string;
      'addresses/*/index'?: number;
      id?: string;
      lead_id?: string;
      college: string;
      low_school: string;
      normal_hourly_rate: number;
      number_of_year_in_practice: number;
      number_of_attorney_in_firm: number;
      professional_rating?: string;
      business?: 'Minority Owned' | 'Female Owned';
      fmca_knw?: 'Yes' | 'No';
      gender: 'Male' | 'Female' | 'Other' | 'Prefer Not To Answer';
      ethnicity?: 'American Indian or Alaska Native' | 'Asian' | 'Black or African American' | 'Hispanic or Latino' | 'Native Hawaiian or Other Pacific Islander' | 'White' | 'Prefer not to answer';
      language_fluent: readonly Json[];
      'language_fluent/*'?: 'English' | 'Spanish' | 'French' | 'Creole' | 'Others';
      other_languages?: string;
      credentials: readonly Json[];
      'credentials/*'?: JsonObject;
      'credentials/*/lic_state'?: JsonObject;
      'credentials/*/lic_state/STATECD': string;
      'credentials/*/lic_state/state_name'?: string;
      'credentials/*/bar_number'?: string;
      'credentials/*/date_admitted_to_bar'?: string;
      'credentials/*/insurance_company'?: string;
      'credentials/*/policy_number'?: string;
      'credentials/*/lic_issue_date'?: string;
      'credentials/*/lic_exp_date'?: string;
      'credentials/*/lic_app_date'?: string;
      'credentials/*/lic_app_exp_date'?: string;
      uploadedFiles: readonly Json[];
      'uploadedFiles/*'?: JsonObject;
      'uploadedFiles/*/name': string;
      'uploadedFiles/*/Key'?: string;
      'uploadedFiles/*/fileType'?: 'DEC' | 'W9';
      language?: string;
      lang_spoken?: string;
      attorney_type: readonly Json[];
      'attorney_type/*'?: 'FAM' | 'CDL' | 'REF';
      referral_cont_fee: boolean;
      remote_consulting?: boolean;
      coveragelist?: readonly Json[];
      'coveragelist/*'?: JsonObject;
      'coveragelist/*/plan_class': 'FAM' | 'CDL' | 'REF' | 'COM';
      'coveragelist/*/desc'?: string;
      'coveragelist/*/sub_coverage'?: string;
      'coveragelist/*/remote_consult'?: boolean;
      'coveragelist/*/remote_service'?: boolean;
      'coveragelist/*/sub_cov_id': string;
      'coveragelist/*/id'?: string;
      'coveragelist/*/deleted'?: 0 | 1;
      'coveragelist/*/date_deleted'?: string;
      'coveragelist/*/new'?: 0 | 1;
      practice_county_list: readonly Json[];
      'practice_county_list/*'?: JsonObject;
      'practice_county_list/*/state_code': string;
      'practice_county_list/*/county': string;
      'practice_county_list/*/plan_class': 'FAM' | 'CDL' | 'REF' | 'COM';
      'practice_county_list/*/cdl_rate'?: number;
      'practice_county_list/*/deleted'?: 0 | 1;
      'practice_county_list/*/date_deleted'?: string;
      'practice_county_list/*/id'?: string;
      agreement_accepted?: boolean;
      attr_tags?: readonly Json[];
      'attr_tags/*'?: string;
      stateCount?: JsonObject;
      'stateCount/CA'?: number;
      'stateCount/Others'?: number;
      lead?: JsonObject;
      'lead/id'?: string;
      'lead/attorney_id'?: string;
      'lead/firstname'?: string;
      'lead/lastname'?: string;
      'lead/email'?: string;
      'lead/address'?: string;
      'lead/city'?: string;
      'lead/state'?: string;
      'lead/zip'?: string;
      'lead/country'?: string;
      'lead/fax'?: string;
      'lead/phone'?: string;
      'lead/mobilephone'?: string;
      'lead/phoneNumberExtension'?: string;
      'lead/gender'?: string;
      'lead/fluent_languages'?: string;
      'lead/family_defender'?: string;
      'lead/family_defender_application_requested'?: string;
      'lead/referral'?: string;
      'lead/contingent_fee'?: string;
      'lead/discounted_rate'?: string;
      'lead/cdl'?: string;
      'lead/join_or_decline'?: string;
      'lead/status_in_member_system'?: string;
      'lead/date_joined_declined'?: string;
      'lead/date_application_received'?: string;
      new_practice_county?: JsonObject;
      'new_practice_county/state_code'?: string;
      'new_practice_county/county'?: string;
      'new_practice_county/all_counties'?: boolean;
      'new_practice_county/plan_class'?: 'FAM' | 'CDL' | 'REF' | 'COM';
      'new_practice_county/cdl_rate'?: number;
      practice_county_change?: JsonObject;
      'practice_county_change/cdl_rate'?: number;
      review_agreements?: boolean;
      have_complaint: 1 | 0;
      complaint_detail?: string;
      note?: string;
      number_type?: 'ssn' | 'ein';
      ssn_number: string;
      pay_to?: string;
      is_same_as_primary?: 0 | 1;
      pay_address_1?: string;
      pay_address_2?: string;
      pay_city?: string;
      pay_state?: string;
      pay_zip?: string;
      pay_county?: string;
      direct_deposite?: 0 | 1;
      account_holder?: string;
      bank_name?: string;
      checking_saving?: 'Checking' | 'Saving';
      routing_number?: string;
      account_number?: string;
      agreement_reviewed?: boolean;
    };
  };
  'auth-reply': {
    sections: 'reply';
    fields: {
      description: string;
      files?: readonly Json[];
      'files/*'?: JsonObject;
      'files/*/name': string;
      'files/*/Key': string;
    };
  };
  'auth-request': {
    sections: 'request';
    fields: {
      matter_id: string;
      subject: string;
      description: string;
      files?: readonly Json[];
      'files/*'?: JsonObject;
      'files/*/name': string;
      'files/*/Key': string;
    };
  };
  'case-confirmation': {
    sections: 'decision';
    fields: {
      matter_number?: string;
      info: JsonObject;
      'info/accept_decline': 'accept' | 'decline';
      'info/note_from_attorney'?: 'Member Attorney conflict/Conflict of interest' | 'Attorney declined fee schedule.' | 'Attorney does not handle case type.' | 'Attorney does not practice in city/county.' | 'Attorney no longer in practice.' | 'No availability/Full case load.' | 'Member unresponsive/Lack of communication.';
      'info/had_consult'?: 'Yes' | 'No';
    };
  };
  'cdl-claim': {
    sections: 'violations' | 'claim' | 'claim-files' | 'claim-signature';
    fields: {
      violations?: readonly Json[];
      'violations/*'?: JsonObject;
      'violations/*/id'?: string;
      'violations/*/citation_number'?: string;
      'violations/*/violation'?: string;
      'violations/*/issued_state_point'?: number;
      'violations/*/final_point'?: number;
      'violations/*/disposition'?: string;
      'violations/*/init_fine_amount'?: number;
      'violations/*/total_due_amount'?: number;
      'violations/*/final_court_cost_due'?: number;
      'violations/*/final_total_due_driver'?: number;
      invoice?: string;
      claim_amount?: number;
      certified_disposition_fee?: number;
      fine_due_date?: string;
      county_civil_criminal?: string;
      notes?: string;
      files?: readonly Json[];
      'files/*'?: JsonObject;
      'files/*/name': string;
      'files/*/fileType': 'Business Registration' | 'Copy of Disposition' | 'Copy of Docket' | 'Copy of Settlement' | 'Demand Letter' | 'Detailed Billing Invoice' | 'Document Executed Sign' | 'Executed Application' | 'Executed Pre Nuptial' | 'Final Judgment Order' | 'Hearing Notice' | 'Meeting of Creditors' | 'Signed Members Acknowledgement' | 'Other File';
      'files/*/size'?: number;
      digital_sign?: string;
      date?: string;
    };
  };
  'claim-reply': {
    sections: 'reply';
    fields: {
      description?: string;
      files?: readonly Json[];
      'files/*'?: JsonObject;
      'files/*/name': string;
      'files/*/Key': string;
      'files/*/fileType': 'Business Registration' | 'Copy of Disposition' | 'Copy of Docket' | 'Copy of Settlement' | 'Demand Letter' | 'Detailed Billing Invoice' | 'Document Executed Sign' | 'Executed Application' | 'Executed Pre Nuptial' | 'Final Judgment Order' | 'Hearing Notice' | 'Meeting of Creditors' | 'Signed Members Acknowledgement' | 'Other File';
    };
  };
  'confirm-code': {
    sections: 'account';
    fields: {
      current_code: string;
    };
  };
  'confirm-password': {
    sections: 'account';
    fields: {
      current_password: string;
    };
  };
  'desk-answer': {
    sections: 'move';
    fields: {
      note: string;
      files?: readonly Json[];
      'files/*'?: JsonObject;
      'files/*/name': string;
      'files/*/Key': string;
    };
  };
  'desk-assign': {
    sections: 'move';
    fields: {
      attorney_number: string;
      note?: string;
    };
  };
  'desk-confirm': {
    sections: 'move';
    fields: {
      checked: true;
    };
  };
  'desk-correct': {
    sections: 'move';
    fields: {
      check_number: string;
      paid_on: string;
      note: string;
    };
  };
  'desk-deny': {
    sections: 'move';
    fields: {
      denied_reason: string;
    };
  };
  'desk-end': {
    sections: 'move';
    fields: {
      note: string;
    };
  };
  'desk-hand-back': {
    sections: 'move';
    fields: {
      note: string;
    };
  };
  'desk-pay': {
    sections: 'move';
    fields: {
      paid_amount: string;
      paid_again?: string;
      check_number: string;
      paid_on: string;
      note?: string;
    };
  };
  'desk-reply': {
    sections: 'move';
    fields: {
      note: string;
    };
  };
  'desk-return': {
    sections: 'move';
    fields: {
      note: string;
    };
  };
  feedback: {
    sections: 'feedback';
    fields: {
      topic: 'application' | 'assignments' | 'payments' | 'website' | 'other';
      rating: 5 | 4 | 3 | 2 | 1;
      comments: string;
      wants_reply?: boolean;
      reply_email?: string;
    };
  };
  'forgot-password': {
    sections: 'account';
    fields: {
      attorney_number: string | number;
      username: string;
      id?: string;
      secret_question?: string;
      secret_answer?: string;
    };
  };
  'forgot-username': {
    sections: 'account';
    fields: {
      attorney_number: string | number;
      zip: string;
      last_4_ssn: string;
    };
  };
  login: {
    sections: 'account';
    fields: {
      is_registered: boolean;
      username?: string;
      password?: string;
      attorney_number?: string | number;
      zip?: string;
      last_4_ssn?: string;
    };
  };
  'login-code': {
    sections: 'account';
    fields: {
      ticket?: string;
      code: string;
    };
  };
  'mailbox-code': {
    sections: 'mailbox';
    fields: {
      code: string;
    };
  };
  'matter-claim': {
    sections: 'claim' | 'claim-files' | 'claim-signature';
    fields: {
      payment_date?: string;
      date_of_last_service?: string;
      claim_amount?: string;
      claim_hours?: number;
      claim_miles?: number;
      attorney_invoice_claim?: string;
      county_civil_criminal?: string;
      note?: string;
      attorney_note?: string;
      claim_number?: string;
      paid_date?: string;
      check_number?: string;
      paid_amount?: number;
      files?: readonly Json[];
      'files/*'?: JsonObject;
      'files/*/name': string;
      'files/*/fileType': 'Business Registration' | 'Copy of Disposition' | 'Copy of Docket' | 'Copy of Settlement' | 'Demand Letter' | 'Detailed Billing Invoice' | 'Document Executed Sign' | 'Executed Application' | 'Executed Pre Nuptial' | 'Final Judgment Order' | 'Hearing Notice' | 'Meeting of Creditors' | 'Signed Members Acknowledgement' | 'Other File';
      'files/*/size'?: number;
      digital_sign?: string;
      date?: string;
    };
  };
  notifications: {
    sections: 'mails';
    fields: {
      replies?: boolean;
      decisions?: boolean;
      assignments?: boolean;
    };
  };
  profile: {
    sections: 'member' | 'primary' | 'practice' | 'coverage' | 'billing';
    fields: {
      status?: 'Active' | 'Pending' | 'Void' | 'Inactive' | 'Terminated';
      date_created?: string;
      attorney_number?: string;
      salutation?: 'Mr' | 'Mrs' | 'MS';
      first_name: string;
      middle_name?: string;
      last_name: string;
      firm_name?: string;
      office_hours?: string;
      emailAddress?: string;
      contacts: readonly Json[];
      'contacts/*'?: JsonObject;
      'contacts/*/type'?: 'PRIMARY' | 'SECONDARY';
      'contacts/*/name'?: string;
      'contacts/*/email'?: string;
      'contacts/*/old_email'?: string;
      'contacts/*/phone'?: string;
      'contacts/*/ext'?: string;
      'contacts/*/fax'?: string;
      'contacts/*/cell'?: string;
      addresses: readonly Json[];
      'addresses/*'?: JsonObject;
      'addresses/*/type': JsonObject;
      'addresses/*/type/id': string;
      'addresses/*/type/name': string;
      'addresses/*/address1': string;
      'addresses/*/address2'?: string;
      'addresses/*/city': string;
      'addresses/*/state': string;
      'addresses/*/zip': string;
      'addresses/*/county'?: string;
      'addresses/*/country'?: string;
      'addresses/*/index'?: number;
      id?: string;
      lead_id?: string;
      college: string;
      low_school: string;
      normal_hourly_rate: number;
      number_of_year_in_practice: number;
      number_of_attorney_in_firm: number;
      professional_rating?: string;
      business?: 'Minority Owned' | 'Female Owned';
      fmca_knw?: 'Yes' | 'No';
      gender: 'Male' | 'Female' | 'Other' | 'Prefer Not To Answer';
      ethnicity?: 'American Indian or Alaska Native' | 'Asian' | 'Black or African American' | 'Hispanic or Latino' | 'Native Hawaiian or Other Pacific Islander' | 'White' | 'Prefer not to answer';
      language_fluent: readonly Json[];
      'language_fluent/*'?: 'English' | 'Spanish' | 'French' | 'Creole' | 'Others';
      other_languages?: string;
      credentials: readonly Json[];
      'credentials/*'?: JsonObject;
      'credentials/*/lic_state'?: JsonObject;
      'credentials/*/lic_state/STATECD': string;
      'credentials/*/lic_state/state_name'?: string;
      'credentials/*/bar_number'?: string;
      'credentials/*/date_admitted_to_bar'?: string;
      'credentials/*/insurance_company'?: string;
      'credentials/*/policy_number'?: string;
      'credentials/*/lic_issue_date'?: string;
      'credentials/*/lic_exp_date'?: string;
      'credentials/*/lic_app_date'?: string;
      'credentials/*/lic_app_exp_date'?: string;
      uploadedFiles: readonly Json[];
      'uploadedFiles/*'?: JsonObject;
      'uploadedFiles/*/name': string;
      'uploadedFiles/*/Key'?: string;
      'uploadedFiles/*/fileType'?: 'DEC' | 'W9';
      language?: string;
      lang_spoken?: string;
      attorney_type: readonly Json[];
      'attorney_type/*'?: 'FAM' | 'CDL' | 'REF';
      referral_cont_fee: boolean;
      remote_consulting?: boolean;
      coveragelist?: readonly Json[];
      'coveragelist/*'?: JsonObject;
      'coveragelist/*/plan_class': 'FAM' | 'CDL' | 'REF' | 'COM';
      'coveragelist/*/desc'?: string;
      'coveragelist/*/sub_coverage'?: string;
      'coveragelist/*/remote_consult'?: boolean;
      'coveragelist/*/remote_service'?: boolean;
      'coveragelist/*/sub_cov_id': string;
      'coveragelist/*/id'?: string;
      'coveragelist/*/deleted'?: 0 | 1;
      'coveragelist/*/date_deleted'?: string;
      'coveragelist/*/new'?: 0 | 1;
      practice_county_list: readonly Json[];
      'practice_county_list/*'?: JsonObject;
      'practice_county_list/*/state_code': string;
      'practice_county_list/*/county': string;
      'practice_county_list/*/plan_class': 'FAM' | 'CDL' | 'REF' | 'COM';
      'practice_county_list/*/cdl_rate'?: number;
      'practice_county_list/*/deleted'?: 0 | 1;
      'practice_county_list/*/date_deleted'?: string;
      'practice_county_list/*/id'?: string;
      agreement_accepted?: boolean;
      attr_tags?: readonly Json[];
      'attr_tags/*'?: string;
      stateCount?: JsonObject;
      'stateCount/CA'?: number;
      'stateCount/Others'?: number;
      lead?: JsonObject;
      'lead/id'?: string;
      'lead/attorney_id'?: string;
      'lead/firstname'?: string;
      'lead/lastname'?: string;
      'lead/email'?: string;
      'lead/address'?: string;
      'lead/city'?: string;
      'lead/state'?: string;
      'lead/zip'?: string;
      'lead/country'?: string;
      'lead/fax'?: string;
      'lead/phone'?: string;
      'lead/mobilephone'?: string;
      'lead/phoneNumberExtension'?: string;
      'lead/gender'?: string;
      'lead/fluent_languages'?: string;
      'lead/family_defender'?: string;
      'lead/family_defender_application_requested'?: string;
      'lead/referral'?: string;
      'lead/contingent_fee'?: string;
      'lead/discounted_rate'?: string;
      'lead/cdl'?: string;
      'lead/join_or_decline'?: string;
      'lead/status_in_member_system'?: string;
      'lead/date_joined_declined'?: string;
      'lead/date_application_received'?: string;
      new_practice_county?: JsonObject;
      'new_practice_county/state_code'?: string;
      'new_practice_county/county'?: string;
      'new_practice_county/all_counties'?: boolean;
      'new_practice_county/plan_class'?: 'FAM' | 'CDL' | 'REF' | 'COM';
      'new_practice_county/cdl_rate'?: number;
      practice_county_change?: JsonObject;
      'practice_county_change/cdl_rate'?: number;
      review_agreements?: boolean;
      have_complaint: 1 | 0;
      complaint_detail?: string;
      note?: string;
      number_type?: 'ssn' | 'ein';
      ssn_number: string;
      pay_to?: string;
      is_same_as_primary?: 0 | 1;
      pay_address_1?: string;
      pay_address_2?: string;
      pay_city?: string;
      pay_state?: string;
      pay_zip?: string;
      pay_county?: string;
      direct_deposite?: 0 | 1;
      account_holder?: string;
      bank_name?: string;
      checking_saving?: 'Checking' | 'Saving';
      routing_number?: string;
      account_number?: string;
    };
  };
  register: {
    sections: 'account' | 'password' | 'recovery';
    fields: {
      id?: string;
      username: string;
      password: string;
      confirm_password: string;
      secret_question: 'town or city born' | 'high school mascot' | 'mother\'s maiden name' | 'father\'s middle name' | 'city or town met spouse/partner';
      secret_answer: string;
    };
  };
  'reset-password': {
    sections: 'password' | 'account';
    fields: {
      password: string;
      confirm_password: string;
      id?: string;
    };
  };
  settings: {
    sections: 'account' | 'password';
    fields: {
      id?: string;
      secret_question: 'town or city born' | 'high school mascot' | 'mother\'s maiden name' | 'father\'s middle name' | 'city or town met spouse/partner';
      secret_answer: string;
      old_password: string;
      password: string;
      confirm_password: string;
    };
  };
  sign: {
    sections: 'signature';
    fields: {
      method: 'type' | 'draw';
      name: string;
      applicant?: string;
      other_name?: true;
      typed?: string;
      drawing?: string;
      consent: true;
    };
  };
  'sign-in': {
    sections: 'join';
    fields: {
      emailAddress: string;
    };
  };
  'staff-code': {
    sections: 'account';
    fields: {
      ticket?: string;
      code: string;
    };
  };
  'staff-confirm': {
    sections: 'account';
    fields: {
      current_password: string;
    };
  };
  'staff-forgot-password': {
    sections: 'account';
    fields: {
      email: string;
    };
  };
  'staff-login': {
    sections: 'account';
    fields: {
      email: string;
      password: string;
    };
  };
  'staff-password': {
    sections: 'password' | 'account';
    fields: {
      password: string;
      confirm_password: string;
      id?: string;
    };
  };
  'staff-set-up': {
    sections: 'account';
    fields: {
      ticket?: string;
      code: string;
    };
  };
  'studio-ask': {
    sections: 'approval';
    fields: {
      of: string;
      note: string;
    };
  };
  'studio-publish': {
    sections: 'release';
    fields: {
      note: string;
      when: 'now' | 'planned';
      at?: string;
    };
  };
  'studio-send-back': {
    sections: 'answer';
    fields: {
      why: string;
    };
  };
  'two-step-confirm': {
    sections: 'account';
    fields: {
      code: string;
    };
  };
  'two-step-off': {
    sections: 'account';
    fields: {
      password: string;
      code: string;
    };
  };
  'two-step-setup': {
    sections: 'account';
    fields: {
      password: string;
    };
  };
}

interface Flows {
  application: {
    states: 'Pending' | 'Returned' | 'Active' | 'Inactive' | 'Terminated';
    groups: 'network' | 'former';
    moves: 'approve' | 'return' | 'resume' | 'send' | 'pause' | 'end' | 'reinstate';
  };
  case: {
    states: 'Ticket Intake' | 'Mobile/Web Submission' | 'Pending CSR Assignment' | 'CSR Assigned' | 'Recruitment' | 'Pending Rate Approval' | 'Alternative Benefit Offered' | 'Pending Co-Pay Receipt' | 'Pending Account Payment' | 'Pending' | 'Assigned to Attorney' | 'Pending Confirmation' | 'Authorized' | 'Pending Court Date' | 'Pending Trial Date' | 'Closed' | 'Void';
    groups: 'covered';
    moves: 'submit' | 'queue' | 'take' | 'assign' | 'accept' | 'decline' | 'authorize' | 'court-date' | 'trial-date' | 'recruit' | 'rate-approval' | 'alternative' | 'co-pay' | 'account-payment' | 'wait' | 'close' | 'void';
  };
  'cdl-claim': {
    states: 'Invoice received' | 'In Process' | 'Waiting for certified disposition' | 'Requested More Info' | 'New Info Received' | 'Pending Approval for Payment' | 'Approved & Paid' | 'Paid, check cut' | 'Denied';
    groups: never;
    moves: 'take' | 'disposition' | 'ask' | 'inform' | 'receive' | 'resume' | 'propose' | 'approve' | 'suggest' | 'confirm' | 'hand-back' | 'cut' | 'correct' | 'deny';
  };
  'matter-claim': {
    states: 'Intake' | 'In Process' | 'Open Authorization Issue' | 'Requested More Info' | 'New Info Received' | 'Pending Approval for Payment' | 'Approved & Paid' | 'Denied';
    groups: never;
    moves: 'take' | 'authorization' | 'ask' | 'inform' | 'receive' | 'resume' | 'propose' | 'approve' | 'suggest' | 'confirm' | 'hand-back' | 'correct' | 'deny';
  };
  request: {
    states: 'New' | 'Open' | 'Completed';
    groups: never;
    moves: 'reply' | 'complete';
  };
}

interface Views {
  'attorney-account': 'state' | 'username' | 'sessions' | 'seen';
  authorizations: 'number' | 'member_name' | 'subject' | 'created_date' | 'status';
  'case-claims': 'claim_number' | 'sent' | 'invoice' | 'amount' | 'paid_amount' | 'status';
  'case-facts': 'case_type' | 'ticket_type' | 'coverage' | 'sub_coverage' | 'company' | 'assigned_date' | 'auth_id';
  'case-requests': 'subject' | 'created_date' | 'status';
  cases: 'number' | 'ticket_type' | 'member_name' | 'member_status' | 'coverage' | 'datecreated' | 'status';
  'claim-authorization': 'auth_id' | 'authorized_amount' | 'authorized_hours' | 'authorized_miles' | 'claimed_amount' | 'left_amount';
  'claim-matter': 'number' | 'case_type' | 'status' | 'member_name' | 'company' | 'assigned_date' | 'desc' | 'sub_coverage';
  'claim-submitted': 'claim_number' | 'claim_status';
  'claim-ticket': 'number' | 'case_type' | 'status' | 'member_name' | 'company' | 'assigned_date' | 'check_number' | 'check_date' | 'paid_amount';
  claims: 'number' | 'case_type' | 'status' | 'member_name' | 'case_status' | 'auth.desc' | 'auth.sub_coverage' | 'hindrance' | 'unbilled_days';
  'claims-billed': 'number' | 'status' | 'case_status' | 'case_type' | 'auth.auth_id' | 'member_name' | 'violation' | 'assigned_date';
  'claims-cdl': 'number' | 'status' | 'case_status' | 'case_type' | 'auth.auth_id' | 'member_name' | 'violation' | 'assigned_date';
  'claims-cdl-closed': 'case_type' | 'number' | 'member_name' | 'violation' | 'claim_number' | 'attorney_invoice_claim' | 'case_status' | 'check_number' | 'check_date' | 'paid_amount';
  'claims-cdl-unbilled': 'number' | 'status' | 'case_status' | 'case_type' | 'auth.auth_id' | 'member_name' | 'violation' | 'assigned_date' | 'hindrance' | 'unbilled_days';
  'claims-found': 'number' | 'case_type' | 'status' | 'member_name' | 'case_status' | 'auth.desc' | 'auth.sub_coverage';
  'claims-matter-closed': 'case_type' | 'number' | 'case_status' | 'member_name' | 'auth.auth_id' | 'auth.desc' | 'claim_number' | 'attorney_invoice_claim' | 'status' | 'check_number' | 'auth.paid_date' | 'paid_amount';
  'coverage-table': 'desc' | 'remote_consult' | 'remote_service';
  'desk-applications': 'number' | 'subject' | 'since' | 'status' | 'holder' | 'waited';
  'desk-cases': 'number' | 'subject' | 'member_name' | 'attorney_name' | 'status' | 'holder' | 'waited';
  'desk-claims': 'subject' | 'member_name' | 'attorney_name' | 'detail' | 'status' | 'holder' | 'waited';
  'desk-earlier': 'number' | 'sent' | 'amount' | 'paid_amount' | 'check_number' | 'status';
  'desk-forms': 'title' | 'who' | 'newest' | 'count';
  'desk-items': 'number' | 'attorney_name' | 'status' | 'holder' | 'waited';
  'desk-requests': 'number' | 'subject' | 'member_name' | 'attorney_name' | 'status' | 'holder' | 'waited';
  'desk-submissions': 'at' | 'sender';
  'fee-schedule': 'sub_coverage' | 'fee_amount' | 'ca_fee_amount' | 'parameter';
  'forms-sent': 'title' | 'number' | 'status' | 'at';
  'home-billing': 'number' | 'member_name' | 'coverage' | 'hindrance' | 'unbilled_days';
  'home-cases': 'number' | 'member_name' | 'member_status' | 'coverage' | 'datecreated' | 'status';
  'home-claims': 'case_number' | 'member_name' | 'desc' | 'submitted_date' | 'claim_status';
  'home-requests': 'number' | 'member_name' | 'subject' | 'created_date' | 'status';
  'profile-history': 'what' | 'before' | 'after' | 'who' | 'at';
  sessions: 'device' | 'network' | 'since' | 'used';
  'staff-account': 'roles' | 'seen' | 'disabled' | 'by' | 'reason';
  'staff-accounts': 'email' | 'roles' | 'seen' | 'sessions' | 'state';
  'staff-sessions': 'device' | 'network' | 'since' | 'used';
  'webhook-deliveries': 'at' | 'event' | 'tries' | 'last' | 'next' | 'state';
  webhooks: 'webhook' | 'host' | 'waiting' | 'delivered' | 'given_up';
}

type Json = import('./calls/calls.gen.d.ts').Json;
type JsonObject = import('./calls/calls.gen.d.ts').JsonObject;

/** A form of `schemas/forms`. */
export type FormId = keyof Forms;

/** A section of a form. */
export type SectionOf<Form extends FormId> = Forms[Form]['sections'];

type Fields<Form extends FormId> = Forms[Form]['fields'];

/** A field of a form, of each of several: `check_number`, `contacts/*\/email`. */
export type FieldOf<Form extends FormId> = keyof Fields<Form> & string;

/** The same as a JSON Pointer: `/check_number`. */
export type PointerOf<Form extends FormId> = `/${FieldOf<Form>}`;

/** The same in rows of their own: `/contacts/0/email`. */
export type PlaceOf<Form extends FormId> = `/${Numbered<FieldOf<Form>>}`;

type Numbered<Path extends string> = Path extends `${infer Before}*${infer After}`
  ? `${Before}${number}${Numbered<After>}`
  : Path;

/** A choice of a field. */
export type ChoiceOf<Form extends FormId, Field extends FieldOf<Form>> = Form extends FormId
  ? NonNullable<Fields<Form>[Field & keyof Fields<Form>]>
  : never;

/** The answers to these fields of a form, judged: what the form asks for is there. */
export type AnswersOf<Form extends FormId, Field extends FieldOf<Form>> = Form extends FormId
  ? Built<Fields<Form>, Field & string>
  : never;

/** The same of unfinished answers: nothing need be there. */
export type SomeAnswersOf<Form extends FormId, Field extends FieldOf<Form>> = Form extends FormId
  ? Built<Partial<Fields<Form>>, Field & string>
  : never;

type Head<Path extends string> = Path extends `${infer First}/${string}` ? First : Path;
type Rest<Path extends string, First extends string> = Path extends `${First}/${infer Inner}`
  ? Inner
  : never;
type Optional<F, Key> = Key extends keyof F ? ({} extends Pick<F, Key> ? true : false) : false;

type Built<F, Path extends string, At extends string = ''> = {
  readonly [First in Head<Path> as Optional<F, `${At}${First}`> extends true
    ? never
    : First]: Value<F, Path, First, At>;
} & {
  readonly [First in Head<Path> as Optional<F, `${At}${First}`> extends true
    ? First
    : never]?: Value<F, Path, First, At> | undefined;
};

type Value<F, Path extends string, First extends string, At extends string> = [
  Rest<Path, First>,
] extends [never]
  ? Exclude<F[`${At}${First}` & keyof F], undefined>
  : Rest<Path, First> extends `*/${infer Inner}`
    ? readonly Built<F, Inner, `${At}${First}/*/`>[]
    : Built<F, Rest<Path, First>, `${At}${First}/`>;

/** A flow of `schemas/flows`. */
export type FlowId = keyof Flows;

/** A state of a flow. */
export type StateOf<Flow extends FlowId> = Flows[Flow]['states'];

/** A group of states of a flow. */
export type GroupOf<Flow extends FlowId> = Flows[Flow]['groups'];

/** A move of a flow. */
export type MoveOf<Flow extends FlowId> = Flows[Flow]['moves'];

/** A view of `schemas/views`. */
export type ViewId = keyof Views;

/** A column of a view. */
export type ColumnOf<View extends ViewId> = Views[View];

/** A mail of `messages/…/mail`. */
export type MailId = 'application_resumed' | 'application_returned' | 'application_signed' | 'approved' | 'case_assigned' | 'case_authorized' | 'case_closed' | 'case_declined' | 'case_reassigned' | 'case_status' | 'case_void' | 'change_approved' | 'change_not_published' | 'change_published' | 'change_sent_back' | 'change_to_approve' | 'change_withdrawn' | 'claim_authorization' | 'claim_check_cut' | 'claim_corrected' | 'claim_denied' | 'claim_informed' | 'claim_more_info' | 'claim_paid' | 'claim_received' | 'details_changed' | 'forgot_username' | 'mailbox_code' | 'not_approved' | 'not_registered' | 'password_changed' | 'request_answered' | 'request_completed' | 'request_replied' | 'reset_password' | 'second_factor_off' | 'second_factor_on' | 'settings_changed' | 'signing_request' | 'staff_invitation' | 'staff_password_changed' | 'staff_reset' | 'staff_second_factor_on' | 'staff_second_factor_reset' | 'tries_limited' | 'welcome';

/** A document that the house declares. */
export type DocumentId = 'attorney_agreement' | 'fee_schedule_california' | 'fee_schedule_standard' | 'member_acknowledgment';

/** A table of `schemas/tables` that no format looks up in. */
export type TableId = 'referrals' | 'served-as';

/** A long text of `messages/…/pages`. */
export type PageId = 'coverage_details' | 'disclaimer' | 'help_agreement' | 'help_assignments' | 'help_authorizations' | 'help_claims';
