// Made by `npm run generate` from the contracts in this folder. Do not edit.

export interface Calls {
  agent_login: {
    request: {
      encrypted: string;
    };
    responses: {
      '200': {
        status: 'Active';
        token: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  attorney_account: {
    request: {
      id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          username: string;
          state: string;
          sessions: number;
          seen: string;
          switches: {
            id: string;
            at: string;
            disabled: boolean;
            reason: string;
            by: string;
          }[];
          disabled: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  attorney_app_pdf: {
    request: {
      form?: JsonObject;
      data?: JsonObject;
      lead_id?: string | number;
      file_type: 'enrollment' | 'attorney_app';
      ends?: {
        [k: string]: string;
      };
    };
    responses: {
      '200': {
        status: 'success';
        file_name: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  attorney_check: {
    request: {
      emailAddress: string;
      lead_id: string | number;
    };
    responses: {
      '200': {
        status: 'success';
        n_rec: number;
        is_attorney_exist: boolean;
        lead: {
          id: string;
          email: string;
          attorney_id?: string;
        };
        attorney?: {
          id: string;
          first_name: string;
          last_name: string;
          emailAddress: string;
          signed: boolean;
          has_password: boolean;
        };
        note?: string;
        data?: JsonObject;
        revision?: number;
        step?: string;
        reached?: string;
        release?: string;
        savedAt?: string;
        left_out?: {
          path: string;
          label: string;
          value: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  attorney_matters: {
    responses: {
      '200': {
        status: 'success';
        data: {
          case: string;
          matter_id: string;
          label: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  auth_request_details: {
    request: {
      username?: string;
      auth_request_id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          number: string;
          own_case?: string;
          member_number: string;
          member_name: string;
          first_name: string;
          last_name: string;
          at_fname: string;
          at_lname: string;
          subject: string;
          coverage: string;
          description: string;
          status: string;
          created_date: string;
          auth_id: string;
          sub_user_type: string;
          new_reply: boolean;
          created_time: string;
          created_at: string;
          files: {
            name: string;
          }[];
          sub_requests: {
            id: string;
            user_type: 'attorney' | 'staff';
            created_name: string;
            created_date: string;
            created_time: string;
            created_at: string;
            description: string;
            files: {
              name: string;
            }[];
          }[];
          can_reply: boolean;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  case_details: {
    request: {
      matter_id: string;
      token?: string;
    };
    responses: {
      '200': {
        status: 'Success';
        data: {
          first_name: string;
          last_name: string;
          member_number: string;
          phone: string;
          address1: string;
          city: string;
          state: string;
          zip: string;
          matter_number: string;
          coverage: string;
          sub_coverage: string;
          note: string;
          note_description: string;
          attorney_id: string;
          status: string;
          can_decide: false | true;
          standing: 'open' | 'answered' | 'reassigned' | 'ended';
          answered?: {
            accept_decline: 'accept' | 'decline';
            at: string;
            yours: boolean;
          };
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  case_list: {
    request: {
      status?: 'Not Closed' | 'In Process' | 'Closed' | 'Denied' | 'Referral';
      case_number?: string;
      check_number?: string;
      check_date?: string;
      case_type?: 'Matter' | 'CDL';
      attorney_id?: string | number;
      member_id?: string;
      page?: number;
      limit?: number;
      username?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          case_list: {
            id: string;
            number: string;
            own_case?: string;
            case_type: 'Matter' | 'CDL';
            status: string;
            case_status: string;
            member_name: string;
            violation: string;
            assigned_date: string;
            hindrance?: '' | 'accept' | 'authorize' | 'confirm';
            unbilled_days?: number;
            ap_id: string;
            claim_number: string;
            attorney_invoice_claim: string;
            check_number: string;
            check_date: string;
            paid_amount: string;
            auth: {
              claim_id: string;
              auth_id: string;
              desc: string;
              sub_coverage: string;
              ma_plan_class: string;
              attorney_invoice_claim: string;
              check_number: string;
              paid_date: string;
              paid_amount: string;
            };
          }[];
          total?: number;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  case_track: {
    request: {
      case_number: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          case: {
            id: string;
            number: string;
            kind: string;
            status: string;
            coverage: string;
            sub_coverage: string;
            member: string;
          };
          facts: {
            label: string;
            value: string;
            format: 'text' | 'date' | 'money' | 'phone';
          }[];
          entries: {
            id: string;
            at: string;
            flow: string;
            thing: 'case' | 'request' | 'claim';
            subject: string;
            about: string;
            title: string;
            status: string;
            who: string;
            name: string;
            words: string;
            facts: {
              label: string;
              value: string;
              format: 'text' | 'date' | 'money' | 'phone';
            }[];
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  case_work: {
    request: {
      case_number: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          case: {
            id: string;
            number: string;
            case_type: 'Matter' | 'CDL';
            status: string;
            plan_class: string;
            ticket_type: string;
            coverage: string;
            sub_coverage: string;
            company: string;
            assigned_date: string;
            auth_id: string;
            note: string;
            note_description: string;
          };
          member: {
            name: string;
            number: string;
            status: string;
            phone: string;
            address1: string;
            city: string;
            state: string;
            zip: string;
          };
          amounts: {
            authorized_amount: number | null;
            authorized_hours: number | null;
            authorized_miles: number | null;
            attorney_fee: number | null;
            claimed_amount: number;
            left_amount: number | null;
          };
          billing: {
            until: string;
            days: number;
            left: number;
          } | null;
          hindrance: '' | 'accept' | 'authorize' | 'confirm';
          can_claim: boolean;
          can_request: boolean;
          asked: {
            claim_id: string;
            claim_number: string;
            words: string;
          }[];
          claims: {
            id: string;
            case_number: string;
            claim_number: string;
            sent: string;
            invoice: string;
            amount: number;
            paid_amount: number | null;
            status: string;
          }[];
          requests: {
            id: string;
            subject: string;
            created_date: string;
            status: string;
            new_reply: boolean;
          }[];
          files: {
            thing: 'claim' | 'request';
            subject: string;
            key: string;
            name: string;
            about: string;
            by: 'attorney' | 'staff';
            day: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  cdl_case_details: {
    request: {
      case_number: string;
      claim_id?: string;
      username?: string;
    };
    responses: {
      '200': {
        status: 'success';
        /**
         * @minItems 1
         */
        data: {
          status: string;
          data: {
            id: string;
            number: string;
            case_type: 'Matter' | 'CDL';
            status: string;
            filter: 'Not Closed' | 'In Process' | 'Closed' | 'Denied' | 'Referral';
            member_name: string;
            member_number: string;
            company: string;
            assigned_date: string;
            plan_class: string;
            ticket_type: string;
            desc: string;
            sub_coverage: string;
            created_date: string;
            attorney_invoice_claim: string;
            certified_disposition_fee: number | null;
            cdl_certified_disposition_fee: number | null;
            attorney_fee: number | null;
            Note: string;
            fine_due_date: string;
            cdl_c_fine_due_date: string;
            claim_id: string;
            claim_number: string;
            claim_status: string;
            claim_amount: number | null;
            claim_tool_date: string;
            county_civil_criminal: string;
            attorney_digital_signature: string;
            check_number: string;
            check_date: string;
            paid_amount: number | null;
            denied_reason: string;
            own_case?: string;
            has_left?: boolean;
            hindrance?: '' | 'accept' | 'authorize' | 'confirm';
            can_reply?: boolean;
            claim: {
              digital_sign?: string;
              date?: string;
              [k: string]: string | number | boolean | {} | unknown[] | null | undefined;
            };
            claim_data: {
              id: string;
              claim_number: string;
              claim_status: string;
              claim_amount: string;
              created_date: string;
              missing_files: {
                name: string;
                prefix: string;
              }[];
            }[];
            required_documents: string[];
            shown_documents: string[];
            violations: {
              id: string;
              citation_number: string;
              violation: string;
              issued_state_point: number | null;
              final_point: number | null;
              disposition: string;
              init_fine_amount: number | null;
              total_due_amount: number | null;
              final_court_cost_due: number | null;
              final_total_due_driver: number | null;
            }[];
          }[];
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  change_notifications: {
    request: {
      replies: boolean;
      decisions: boolean;
      assignments: boolean;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          status: 'success';
          message: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  change_user_settings: {
    request: {
      id?: string | number;
      secret_question?: string;
      secret_answer?: string;
      old_password: string;
      password?: string;
      confirm_password?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          status: 'success';
          message: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  check_password_link_status: {
    request: {
      id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          expired: boolean;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  check_valid_username: {
    request: {
      username: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          available: boolean;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  claim_thread: {
    request: {
      claim_id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          claim_id: string;
          claim_number: string;
          claim_status: string;
          can_reply: boolean;
          posts: {
            id: string;
            user_type: 'attorney' | 'staff';
            created_name: string;
            created_date: string;
            created_time: string;
            created_at: string;
            description: string;
            files: {
              key: string;
              name: string;
              type: string;
            }[];
          }[];
          files: {
            key: string;
            name: string;
            type: string;
            day: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  confirm_identity: {
    request: {
      current_password?: string;
      current_code?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          status: 'success';
          message: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  createSignRequests: {
    request: {
      id?: string | number;
      attorney_id?: string | number;
      lead_id?: string | number;
      revision?: number;
      release?: string;
    };
    responses: {
      '200': {
        status: 'success';
        signId: string;
        signature_request_id: string;
        data: {
          signId: string;
          signature_request_id: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  create_attorney: {
    request: {
      lead_id?: string | number;
      data?: JsonObject;
      revision?: number;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        attorney: {
          id: string;
          revision: number;
          release: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  create_auth_request: {
    request: {
      username?: string;
      matter_id?: string | null;
      subject?: string | null;
      description?: string | null;
      /**
       * @maxItems 20
       */
      files?: {
        name?: string;
        Key?: string;
      }[];
    };
    responses: {
      '201': {
        status: 'success';
        message: string;
        data: {
          status: 'success';
          message: string;
          id: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  create_claim: {
    request: {
      data: {
        case_details?: {
          number?: string;
          case_number?: string;
          case_type?: 'Matter' | 'CDL';
          claim_id?: string;
        };
        matter_data?: JsonObject;
        cdl_data?: JsonObject;
        /**
         * @maxItems 100
         */
        pdfFile?: string[];
      };
      revision?: number;
      username?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          data: {
            claim_id: string;
            claim_number: string;
          };
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  create_todo_note: {
    request: {
      action: 'case_confirmation';
      info: {
        accept_decline?: '' | 'accept' | 'decline';
        note_from_attorney?: string;
        had_consult?: '' | 'Yes' | 'No';
      };
      case: string;
      token?: string;
    };
    responses: {
      '200': {
        status: 'Success';
        accept_decline?: 'accept' | 'decline';
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  dashboard_details: {
    request: {
      username?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          attorney_number: string;
          first_name: string;
          last_name: string;
          law_firm: string;
          addresses: {
            type: string;
            address1: string;
            address2: string;
            city: string;
            zip: string;
            county: string;
            state: string;
          }[];
          coverages: {
            coverage_id: string;
            planclass: string;
            coverage: string;
            sub_coverage: string;
          }[];
          practice_states: {
            county: string;
            state_code: string;
            plan_class: string;
          }[];
          lic_license_expire_date: string;
          days_of_expire_lic: number | null;
          latest_lic_exp_date: string;
          days_of_latest_lic_exp_date: number | null;
          total_cases: number;
          total_matter_case_assigned: number;
          total_cdl_case_assigned: number;
          total_open_authorization_request: number;
          new_replies: number;
          total_open_claims: number;
          total_matter_open_claims: number;
          total_cdl_open_claims: number;
          total_inactive_member_cases: number;
          /**
           * @maxItems 10
           */
          inactive_member_cases: string[];
          /**
           * @maxItems 10
           */
          claims_asked?: {
            id: string;
            number: string;
            case_number: string;
          }[];
          total_billing_due?: number;
          /**
           * @maxItems 10
           */
          billing_due?: {
            id: string;
            number: string;
            type: 'Matter' | 'CDL';
            member_name: string;
            coverage: string;
            hindrance: '' | 'accept' | 'authorize' | 'confirm';
            unbilled_days: number;
          }[];
          /**
           * @maxItems 10
           */
          cases_assigned: {
            id: string;
            number: string;
            type: 'Matter' | 'CDL';
            member_name: string;
            member_status: string;
            coverage: string;
            datecreated: string;
            status: string;
          }[];
          /**
           * @maxItems 10
           */
          auth_request_assigned: {
            id: string;
            number: string;
            own_case?: string;
            member_name: string;
            subject: string;
            coverage: string;
            created_date: string;
            status: string;
            new_reply: boolean;
          }[];
          /**
           * @maxItems 10
           */
          claim_assigned: {
            id: string;
            case_number: string;
            own_case?: string;
            number: string;
            type: 'Matter' | 'CDL';
            member_name: string;
            desc: string;
            submitted_date: string;
            date_created: string;
            status: string;
            claim_status: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  data_decrypt: {
    request: {
      encrypted: string;
    };
    responses: {
      '200': {
        status: 200;
        data: {
          matter_id: string;
          attorney_id: string;
          accept_decline?: '' | 'accept' | 'decline';
          note_from_attorney?: string;
          had_consult?: '' | 'Yes' | 'No';
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  delete_file: {
    request: {
      Key?: string;
      name?: string;
      fileType?: string;
      attorney_number?: string | number;
      file?: {
        Key?: string;
        name?: string;
      };
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        errors: string[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  delete_temp_file: {
    request: {
      Key?: string;
      name?: string;
      fileType?: string;
      attorney_number?: string | number;
      module?: 'attorney' | 'request' | 'subsequent';
      file?: {
        Key?: string;
        name?: string;
      };
      request_id?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        errors: string[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  demo: {
    responses: {
      '200': {
        status: 'success';
        password: string;
        walks: {
          id: string;
          title: string;
          text: string;
          steps: {
            text: string;
            link?: string;
            name?: string;
            enters?: true;
          }[];
        }[];
        entries: {
          id: string;
          group: string;
          handle: string;
          name: string;
          text: string;
          link: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  demo_mail: {
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          to: string;
          at: string;
          subject: string;
          text: string;
          body: unknown[];
          waits_until?: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  demo_staff_code: {
    request: {
      email: string;
    };
    responses: {
      '200': {
        status: 'success';
        code: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_beside: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      form?: string;
      id: string;
      status?: string;
      number?: string;
      proposed?: boolean;
      with?: 'me' | 'nobody' | 'all';
      kind?: string;
      attorney?: string;
      from?: string;
      until?: string;
      least?: number;
      largest?: number;
      sort?: 'waited' | 'detail';
      direction?: 'ascending' | 'descending';
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          before?: string;
          after?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_clerks: {
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          name: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_counts: {
    responses: {
      '200': {
        status: 'success';
        data: {
          days?: number;
          queues: {
            queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
            form?: string;
            title?: string;
            waiting: number;
            late: number;
            mine: number;
            nobody: number;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_file: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      id: string;
      key: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_find: {
    request: {
      words: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items' | 'received';
          more: boolean;
          rows: {
            id: string;
            number: string;
            subject: string;
            detail: string;
            member_name: string;
            attorney_name: string;
            status: string;
            form?: string;
          }[];
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_give: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      /**
       * @minItems 1
       * @maxItems 100
       */
      ids: string[];
      to: string;
      from?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          given: string[];
          left: {
            id: string;
            name: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_here: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          open: string;
          holder: string;
          holder_id?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_item: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          flow: string;
          title?: string;
          case: string;
          item: {
            id: string;
            kind: string;
            number: string;
            subject: string;
            detail: string;
            member_name: string;
            attorney_name: string;
            attorney_number: string;
            status: string;
            since: string;
            turn?: string;
            waited?: number;
            proposed?: boolean;
            holder: string;
            holder_id?: string;
            open?: string;
            form?: string;
          };
          facts: {
            label: string;
            value: string;
            format: 'text' | 'date' | 'money' | 'phone';
          }[];
          changes: {
            id: string;
            what: string;
            at: string;
            from: string;
            ending: string;
          }[];
          said: {
            id: string;
            by: string;
            name: string;
            at: string;
            words: string;
            files: {
              key: string;
              name: string;
              detail: string;
              arrived: boolean;
            }[];
          }[];
          answers: {
            title: string;
            lines: {
              label: string;
              value: string;
            }[];
            table?: {
              headings: string[];
              rows: string[][];
            };
          }[];
          files: {
            key: string;
            name: string;
            detail: string;
            arrived: boolean;
          }[];
          required?: {
            name: string;
            arrived: boolean;
          }[];
          earlier?: {
            claims: {
              id: string;
              number: string;
              kind: string;
              status: string;
              sent: string;
              amount: string;
              paid_amount: string;
              check_number: string;
              paid_on: string;
            }[];
            claimed: string;
            paid: string;
          };
          versions?: {
            at: string;
            until: string;
            changes: {
              title: string;
              label: string;
              before: string;
              after: string;
            }[];
            answers: {
              title: string;
              lines: {
                label: string;
                value: string;
              }[];
              table?: {
                headings: string[];
                rows: string[][];
              };
            }[];
            files: {
              key: string;
              name: string;
              detail: string;
              arrived: boolean;
            }[];
          }[];
          events: {
            id: string;
            flow: string;
            move: string;
            who: string;
            name: string;
            at: string;
            from: string;
            to: string;
            words: string;
            facts: {
              label: string;
              value: string;
              format: 'text' | 'date' | 'money' | 'phone';
            }[];
          }[];
          proposal?: {
            amount: string;
            check_number: string;
            paid_on: string;
            words: string;
            by: string;
            at: string;
            own: boolean;
          };
          records: JsonObject;
          mailed: {
            move: string;
            names: string[];
          }[];
          closed?: {
            move: string;
            message?: string;
          }[];
          undo?: {
            event: string;
            until: string;
          };
          seen: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_move: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      id: string;
      move: string;
      from: string;
      seen: string;
      confirmed?: boolean;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          status: string;
          undo?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_move_many: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      /**
       * @minItems 1
       * @maxItems 100
       */
      things: {
        id: string;
        from: string;
        seen: string;
      }[];
      move: string;
      confirmed?: boolean;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          moved: string[];
          undo?: {
            id: string;
            event: string;
          }[];
          left: {
            id: string;
            message: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_practising: {
    request: {
      case: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          label: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_queue: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      form?: string;
      status?: string;
      number?: string;
      after?: string;
      limit?: number;
      proposed?: boolean;
      with?: 'me' | 'nobody' | 'all';
      kind?: string;
      attorney?: string;
      from?: string;
      until?: string;
      least?: number;
      largest?: number;
      sort?: 'waited' | 'detail';
      direction?: 'ascending' | 'descending';
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          kind: string;
          number: string;
          subject: string;
          detail: string;
          member_name: string;
          attorney_name: string;
          attorney_number: string;
          status: string;
          since: string;
          turn?: string;
          waited?: number;
          changed?: boolean;
          proposed?: boolean;
          holder: string;
          holder_id?: string;
          open?: string;
          flow: string;
          form?: string;
          answers?: string[];
          seen: string;
        }[];
        next?: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_track: {
    request: {
      id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          case: {
            id: string;
            number: string;
            kind: string;
            status: string;
            coverage: string;
            sub_coverage: string;
            member: string;
          };
          facts: {
            label: string;
            value: string;
            format: 'text' | 'date' | 'money' | 'phone';
          }[];
          entries: {
            id: string;
            at: string;
            flow: string;
            thing: 'case' | 'request' | 'claim';
            subject: string;
            about: string;
            title: string;
            status: string;
            who: string;
            name: string;
            words: string;
            facts: {
              label: string;
              value: string;
              format: 'text' | 'date' | 'money' | 'phone';
            }[];
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_undo: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      id: string;
      event: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          status: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_view_keep: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      form?: string;
      called: string;
      search?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          name: string;
          search: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  desk_views: {
    request: {
      queue: 'requests' | 'claims' | 'applications' | 'cases' | 'items';
      form?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          name: string;
          search: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  dispositions: {
    responses: {
      '200': {
        status: 'success';
        data: {
          data: {
            id: string;
            title: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  downloadAggreementFiles: {
    request: {
      name: string;
      folder: 'agreement_pdfs';
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  download_attachment: {
    request: {
      filename?: string;
      Key?: string;
      attorney_number?: string | number;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  download_claim_file: {
    request: {
      claim_id: string;
      key: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  download_request_file: {
    request: {
      id: string;
      name: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  download_signed_enrollment: {
    request: {
      name: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  download_temp_file: {
    request: {
      name: string;
      attorney_number: string | number;
      module?: 'attorney' | 'request' | 'subsequent';
      request_id?: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  end_sessions: {
    request: {
      session?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          device: string;
          network: string;
          since: string;
          used: string;
          here: boolean;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  forgot_username: {
    request: {
      attorney_number?: string | number;
      zip?: string;
      last_4_ssn?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          status: 'success';
          message: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_draft_load: {
    request: {
      about?: string;
    };
    responses: {
      '200': {
        status: 'success';
        n_rec: number;
        data?: JsonObject;
        revision?: number;
        step?: string;
        reached?: string;
        release?: string;
        savedAt?: string;
        kept?: {
          [k: string]: string;
        };
        left_out?: {
          path: string;
          label: string;
          value: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_draft_save: {
    request: {
      data: JsonObject;
      revision?: number;
      step?: string;
      reached?: string;
      release?: string;
      about?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          status: 'success';
          message: string;
          revision: number;
          savedAt: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_file_add: {
    request: {
      file: Blob;
      fileType?: string;
      field: string;
      about?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          name: string;
          Key: string;
          fileType?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_file_delete: {
    request: {
      Key: string;
      field?: string;
      about?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        errors: string[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_file_download: {
    request: {
      Key: string;
      field?: string;
      about?: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_file_list: {
    request: {
      field: string;
      about?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          name: string;
          Key: string;
          fileType?: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_item: {
    request: {
      form: string;
      id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          flow: string;
          role: string;
          number: string;
          status: string;
          since: string;
          yours: boolean;
          said: {
            id: string;
            user_type: 'attorney' | 'staff';
            created_name: string;
            created_at: string;
            created_date: string;
            created_time: string;
            description: string;
            files: {
              key: string;
              name: string;
            }[];
          }[];
          track: {
            id: string;
            at: string;
            by: 'you' | 'desk';
            name: string;
            status: string;
            title: string;
          }[];
          closed: string[];
          seen: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_item_correct: {
    request: {
      form: string;
      id: string;
      move: string;
      from: string;
      seen: string;
      data: JsonObject;
      revision?: number;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          status: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_item_file: {
    request: {
      form: string;
      id: string;
      key: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_item_move: {
    request: {
      form: string;
      id: string;
      move: string;
      from: string;
      seen: string;
      confirmed?: boolean;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          status: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_open_list: {
    responses: {
      '200': {
        status: 'success';
        data: {
          forms: {
            id: string;
            title: string;
            state: 'open' | 'early' | 'full' | 'sent';
            says?: string;
            begun: boolean;
            about?: string;
          }[];
          sent: boolean;
          waiting: {
            id: string;
            form: string;
            title: string;
            number: string;
            subject: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_sent_file: {
    request: {
      form: string;
      id: string;
      key: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_sent_list: {
    request: {
      after?: string;
      limit?: number;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          form: string;
          title: string;
          at: string;
          status: string;
          number: string;
          subject: string;
          yours: boolean;
        }[];
        next?: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_sent_one: {
    request: {
      form: string;
      id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          form: string;
          title: string;
          at: string;
          flow?: string;
          answers: {
            title: string;
            lines: {
              label: string;
              value: string;
            }[];
            table?: {
              headings: string[];
              rows: string[][];
            };
          }[];
          files: {
            key: string;
            name: string;
            detail: string;
            arrived: boolean;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_standing: {
    responses: {
      '200': {
        status: 'success';
        data: {
          state: 'open' | 'early' | 'over' | 'full' | 'sent';
          says?: string;
          sent?: string;
          draft?: {
            title: string;
            lines: {
              label: string;
              value: string;
            }[];
            table?: {
              headings: string[];
              rows: string[][];
            };
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  form_submit: {
    request: {
      data: JsonObject;
      revision?: number;
    };
    responses: {
      '201': {
        status: 'success';
        message: string;
        id: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  generateEmailSignRequest: {
    request: {
      id?: string | number;
      attorney_id?: string | number;
      lead_id?: string | number;
      revision?: number;
      release?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  getAddressCounty: {
    request: {
      zip?: string;
      city?: string;
      state?: string;
    };
    responses: {
      '200': {
        status: 'success';
        county: string;
        data: {
          county: string;
          city?: string;
          state?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  getAttorneyInfo: {
    request: {
      username?: string;
      id?: string | number;
    };
    responses: {
      '200': {
        status: 'success';
        attorney: {
          id: string;
          attorney_number: string;
          hubspot_id: string;
          username: string;
          email: string;
          first_name: string;
          last_name: string;
          password: string;
          has_password: boolean;
          secret_question: string;
          secret_answer: '';
          signed: boolean;
          status: string;
          latest_insurance_expiry: string;
          revision: number;
          profile: {
            id: string;
            attorney_number: string;
            status: string;
            date_created: string;
            social_security: string;
            coverages: {
              planclass: string;
              coverage_id: string;
              sub_coverage: string;
              remote_consult: number;
              remote_service: number;
              deleted: number;
            }[];
            practice_states: {
              plan_class: string;
              county: string;
              state_code: string;
              cdl_rate: number | null;
              deleted: number;
            }[];
            masked: {
              [k: string]: string;
            };
          };
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  getCounty: {
    request: {
      State: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: string[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  getEmbeddedSignUrl: {
    request: {
      signId: string;
      signature_request_id: string;
      attorney_id: string | number;
    };
    responses: {
      '200': {
        status: 'success';
        data: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  getLeadHubspot: {
    request: {
      emailAddress: string;
    };
    responses: {
      '200': {
        status: 'success';
        message?: string;
        result: {
          lead: {
            id: string;
            email: string;
            attorney_id?: string;
          }[];
          no_rec: number;
          session?: string;
          attorney?: {
            id: string;
            first_name: string;
            last_name: string;
            emailAddress: string;
            signed: boolean;
            has_password: boolean;
          };
          proof_needed?: boolean;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  getSignStatus: {
    request: {
      attorney_id?: string | number;
      id?: string | number;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          attorney_id: string;
          signed: boolean;
          signed_at?: string;
          email_sent: boolean;
          note?: string;
          file_name?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  getState: {
    responses: {
      '200': {
        status: 'success';
        data: {
          STATECD: string;
          state_name: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  get_coverages: {
    request: {
      plan_class?: string;
      attorney_type?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          sub_cov_id: string;
          desc: string;
          sub_coverage: string;
          plan_class: string;
        }[];
        att_data: {
          sub_cov_id: string;
          desc: string;
          sub_coverage: string;
          plan_class: string;
        }[];
        fees_data: {
          sub_coverage: string;
          fee_code: string;
          fee_amount: number;
          ca_fee_amount: number;
          parameter: string;
          plan_class: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  get_reset_password_link: {
    request: {
      id: string | number;
      attorney_number?: string | number;
      username?: string;
      secret_question?: string;
      secret_answer?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          status: 'success';
          message: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  get_secret_question: {
    request: {
      attorney_number?: string | number;
      username?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          secret_question: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  list_auth_requests: {
    request: {
      username?: string;
      matter_number?: string;
      member_number?: string;
      status?: string;
      open?: boolean;
      page?: number;
      limit?: number;
      sort?: 'number' | 'member_name' | 'created_date' | 'status';
      direction?: 'ascending' | 'descending';
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          number: string;
          own_case?: string;
          member_number: string;
          member_name: string;
          first_name: string;
          last_name: string;
          at_fname: string;
          at_lname: string;
          subject: string;
          coverage: string;
          description: string;
          status: string;
          created_date: string;
          auth_id: string;
          sub_user_type: string;
          new_reply: boolean;
        }[];
        total?: number;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  list_files: {
    request: {
      attorney_number?: string | number;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          name: string;
          Key: string;
          fileType?: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  list_of_cases: {
    request: {
      username?: string;
      type?: '' | 'Matter' | 'CDL';
      case_type?: 0 | 1 | '0' | '1' | '';
      status?: string;
      case_number?: string;
      member_number?: string;
      open?: boolean;
      page?: number;
      limit?: number;
      sort?:
        | 'number'
        | 'ticket_type'
        | 'member_name'
        | 'member_status'
        | 'coverage'
        | 'datecreated'
        | 'status';
      direction?: 'ascending' | 'descending';
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          number: string;
          type: 'Matter' | 'CDL';
          plan_class: string;
          ticket_type: string;
          member_name: string;
          member_number: string;
          member_status: string;
          coverage: string;
          datecreated: string;
          status: string;
        }[];
        total?: number;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  list_temp_files: {
    request: {
      attorney_number: string | number;
      module: 'attorney' | 'request' | 'subsequent';
      request_id?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          name: string;
          Key: string;
          fileType?: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  login_attorney: {
    request: {
      is_registered?: boolean;
      attorney_number?: string | number;
      zip?: string;
      last_4_ssn?: string;
      username?: string;
      password?: string;
      ticket?: string;
      code?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data:
          | {
              second_factor: true;
              ticket: string;
            }
          | {
              token?: string;
              register_until?: string;
              id: string;
              attorney_number: string;
              hubspot_id: string;
              username: string;
              email: string;
              first_name: string;
              last_name: string;
              password: string;
              has_password: boolean;
              secret_question: string;
              secret_answer: '';
              signed: boolean;
              status: string;
              latest_insurance_expiry?: string;
            };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  logout: {
    request: {
      session?: string;
    };
    responses: {
      '200': {
        status: 'success';
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  matter_case_details: {
    request: {
      case_number: string;
      claim_id?: string;
      auth_id?: string;
      ap_id?: string;
      username?: string;
    };
    responses: {
      '200': {
        status: 'success';
        /**
         * @minItems 1
         */
        data: {
          status: string;
          data: {
            '0'?: {
              id: string;
              number: string;
              case_type: 'Matter' | 'CDL';
              status: string;
              filter: 'Not Closed' | 'In Process' | 'Closed' | 'Denied' | 'Referral';
              member_name: string;
              member_number: string;
              company: string;
              assigned_date: string;
              m_coverage: string;
              m_sub_coverage: string;
              plan_class: string;
              desc: string;
              sub_coverage: string;
              auth_id: string;
              authorized_amount: number | null;
              authorized_hours: number | null;
              authorized_miles: number | null;
              created_date: string;
              claimed_amount: number | null;
              left_amount: number | null;
              ticket_type: string;
              claim_id: string;
              claim_number: string;
              claim_status: string;
              claim_type: string;
              claim_amount: number | null;
              claim_hours: number | null;
              paid_amount: number | null;
              paid_date: string;
              check_number: string;
              claim_tool_date: string;
              attorney_digital_signature: string;
              denied_reason: string;
              own_case?: string;
              has_left?: boolean;
              hindrance?: '' | 'accept' | 'authorize' | 'confirm';
              can_reply?: boolean;
              claim: {
                digital_sign?: string;
                date?: string;
                [k: string]: string | number | boolean | {} | unknown[] | null | undefined;
              };
              required_documents: string[];
              shown_documents: string[];
              [k: string]:
                | {
                    required: boolean;
                    show: boolean;
                  }
                | string
                | 'Matter'
                | 'CDL'
                | 'Not Closed'
                | 'In Process'
                | 'Closed'
                | 'Denied'
                | 'Referral'
                | number
                | null
                | boolean
                | ''
                | 'accept'
                | 'authorize'
                | 'confirm'
                | {
                    digital_sign?: string;
                    date?: string;
                    [k: string]: string | number | boolean | {} | unknown[] | null | undefined;
                  }
                | string[]
                | undefined;
            };
            claim_data?: {
              id: string;
              claim_number: string;
              claim_status: string;
              claim_amount: string;
              created_date: string;
              missing_files: {
                name: string;
                prefix: string;
              }[];
            }[];
          };
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  notifications: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          replies?: boolean;
          decisions?: boolean;
          assignments?: boolean;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  profile_history: {
    request: {
      username?: string;
      page?: number;
      limit?: number;
      sort?: 'at' | 'who';
      direction?: 'ascending' | 'descending';
      section?: string;
      since?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          at: string;
          who: string;
          where: string;
          what: string;
          of?: string;
          before: string;
          after: string;
          secret?: boolean;
        }[];
        total: number;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  prove_mailbox: {
    request: {
      code: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        result: {
          lead: {
            id: string;
            email: string;
            attorney_id?: string;
          }[];
          no_rec: number;
          session?: string;
          attorney?: {
            id: string;
            first_name: string;
            last_name: string;
            emailAddress: string;
            signed: boolean;
            has_password: boolean;
          };
          proof_needed?: boolean;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  received_export: {
    request: {
      form: string;
      as: 'csv' | 'json' | 'zip';
      find?: string;
      from?: string;
      until?: string;
      answers?: JsonObject;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  received_file: {
    request: {
      form: string;
      id: string;
      key: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  received_forms: {
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          title: string;
          who: string;
          count: number;
          newest?: string;
          columns: {
            label: string;
            align: 'start' | 'end';
          }[];
          filters: {
            path: string;
            label: string;
            choices: {
              value: string;
              label: string;
            }[];
          }[];
          files: boolean;
          flow?: string;
          unnamed: boolean;
          keep_days?: number;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  received_list: {
    request: {
      form: string;
      find?: string;
      from?: string;
      until?: string;
      answers?: JsonObject;
      after?: string;
      limit?: number;
      sort?: 'at';
      direction?: 'ascending' | 'descending';
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          form: string;
          at: string;
          sender: string;
          sender_number: string;
          answers: string[];
          number?: string;
          status?: string;
        }[];
        next?: string;
        total?: number;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  received_one: {
    request: {
      form: string;
      id: string;
      listed?: {
        find?: string;
        from?: string;
        until?: string;
        answers?: JsonObject;
        direction?: 'ascending' | 'descending';
      };
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          form: string;
          title: string;
          at: string;
          status?: string;
          number?: string;
          sender: string;
          sender_number: string;
          answers: {
            title: string;
            lines: {
              label: string;
              value: string;
            }[];
            table?: {
              headings: string[];
              rows: string[][];
            };
          }[];
          files: {
            key: string;
            name: string;
            detail: string;
            arrived: boolean;
          }[];
          versions?: {
            at: string;
            until: string;
            changes: {
              title: string;
              label: string;
              before: string;
              after: string;
            }[];
            answers: {
              title: string;
              lines: {
                label: string;
                value: string;
              }[];
              table?: {
                headings: string[];
                rows: string[][];
              };
            }[];
            files: {
              key: string;
              name: string;
              detail: string;
              arrived: boolean;
            }[];
          }[];
          before?: string;
          after?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  received_print: {
    request: {
      form: string;
      id: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  remember_device: {
    request: {
      token: string;
    };
    responses: {
      '200': {
        status: 'success';
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  reply_auth_request: {
    request: {
      username?: string;
      request_id: string;
      description?: string | null;
      /**
       * @maxItems 20
       */
      files?: {
        name?: string;
        Key?: string;
      }[];
    };
    responses: {
      '201': {
        status: 'success';
        message: string;
        data: {
          status: 'success';
          id: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  reply_claim: {
    request: {
      claim_id: string;
      description?: string | null;
      /**
       * @maxItems 20
       */
      files?: {
        name?: string;
        Key?: string;
        fileType?: string;
      }[];
    };
    responses: {
      '201': {
        status: 'success';
        message: string;
        data: {
          status: 'success';
          id: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  reset_password: {
    request: {
      id: string;
      password?: string;
      confirm_password?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          status: 'success';
          message: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  save_attorney_temp_data: {
    request: {
      lead_id: string | number;
      data: JsonObject;
      revision?: number;
      step?: string;
      reached?: string;
      release?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          status: 'success';
          message: string;
          revision: number;
          savedAt: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  searchAddress: {
    request: {
      text: string;
      more?: string;
    };
    responses: {
      '200': {
        status: 'success';
        /**
         * @maxItems 6
         */
        data: {
          label: string;
          address1: string;
          city?: string;
          state?: string;
          county?: string;
          country?: string;
          zip?: string;
          more?: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  send_mailbox_code: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          minutes: number;
          mailbox?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  sessions: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          device: string;
          network: string;
          since: string;
          used: string;
          here: boolean;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  setup_attorney: {
    request: {
      id: string | number;
      username?: string;
      password?: string;
      confirm_password?: string;
      secret_question?: string;
      secret_answer?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data:
          | {
              id: string;
              attorney_number: string;
              hubspot_id: string;
              username: string;
              email: string;
              first_name: string;
              last_name: string;
              password: '' | '1';
              has_password: boolean;
              secret_question: string;
              secret_answer: '';
              signed: boolean;
              status: string;
              latest_insurance_expiry: string;
            }
          | JsonObject;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  sign_code: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          minutes: number;
          mailbox?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  sign_document: {
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  sign_event: {
    request: {
      kind: 'opened' | 'viewed' | 'downloaded' | 'consented' | 'withdrew';
      part?: number;
    };
    responses: {
      '200': {
        status: 'success';
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  sign_finish: {
    request: {
      sha256: string;
      name?: string;
      method?: string;
      drawing?: string;
      other_name?: boolean;
      consent?: boolean;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          signed_at: string;
          sha256_signed: string;
          file_name?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  sign_page: {
    responses: {
      '200': {
        status: 'success';
        data: {
          status: 'open' | 'signed';
          via: 'popup' | 'email';
          expires: string;
          signer: {
            name: string;
            email: string;
            attorney_id: string;
          };
          document: {
            title: string;
            sha256: string;
            revision: number;
            release: string;
            parts: unknown[][];
          };
          consent: string;
          events: {
            kind: string;
            at: string;
            part?: number;
          }[];
          signed_at?: string;
          sha256_signed?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_accounts: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          email: string;
          roles: string;
          sessions: number;
          seen: string;
          state: string;
          disabled: string;
          reason: string;
          by: string;
          own: boolean;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_choose_password: {
    request: {
      id: string;
      password?: string;
      confirm_password?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_confirm: {
    request: {
      current_password?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_end_sessions: {
    request: {
      session?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          device: string;
          network: string;
          since: string;
          used: string;
          here: boolean;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_forgot_password: {
    request: {
      email: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_forms: {
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          title: string;
          access: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_link_status: {
    request: {
      id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          expired: boolean;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_login: {
    request: {
      email?: string;
      password?: string;
      ticket?: string;
      code?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data:
          | {
              ticket: string;
              set_up: boolean;
              demo?: boolean;
            }
          | {
              token: string;
              id: string;
              email: string;
              name?: string;
              roles: string[];
              recovery_codes_left: number;
            };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_me: {
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          email: string;
          name?: string;
          roles: string[];
          recovery_codes_left: number;
          forms: {
            id: string;
            title: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_sessions: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          device: string;
          network: string;
          since: string;
          used: string;
          here: boolean;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_totp_confirm: {
    request: {
      ticket: string;
      code: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          recovery_codes: string[];
          token: string;
          id: string;
          email: string;
          name?: string;
          roles: string[];
          recovery_codes_left: number;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  staff_totp_setup: {
    request: {
      ticket: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          secret: string;
          uri: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_approve: {
    request: {
      change: string;
      files: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          state: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_approvers: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          email: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_as: {
    request: {
      person: string;
      call: string;
      payload: JsonObject;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          answer: JsonObject;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_ask: {
    request: {
      change: string;
      files: string;
      of: string;
      note: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          state: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_ask_withdraw: {
    request: {
      change: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          state: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_change: {
    request: {
      id: string;
      since?: number;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          change: {
            id: string;
            name: string;
            named: boolean;
            owner: string;
            own: boolean;
            began_on: number;
            behind: number;
            seq: number;
            edited_at: string;
            discarded_at: string;
            state: 'open' | 'asked' | 'approved' | 'planned' | 'published' | 'discarded';
            summary: string;
            asked_of: string;
            approved_by: string;
            sent_back_by: string;
            sent_back_why: string;
            plan_at: string;
            full: number;
          };
          commands: {
            seq: number;
            id: string;
            by: string;
            own: boolean;
            at: string;
            reads: string;
            batch: string;
            undoes: number;
            undone_by: number;
            kind: 'sentence' | 'file' | 'act' | 'base';
            key: string;
            path: string;
            text: string;
            use: string;
            gone: boolean;
          }[];
          more: boolean;
          comments: {
            id: string;
            place: string;
            text: string;
            by: string;
            own: boolean;
            at: string;
            reply: string;
            resolved_at: string;
            resolved_by: string;
          }[];
          undo: string;
          redo: string;
        } | null;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_change_settle: {
    request: {
      id: string;
      act: 'rename' | 'hand-over' | 'discard' | 'restore' | 'rebase';
      name?: string;
      to?: string;
      /**
       * @maxItems 2000
       */
      mine?: string[];
      /**
       * @maxItems 2000
       */
      theirs?: string[];
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          change: {
            id: string;
            name: string;
            named: boolean;
            owner: string;
            own: boolean;
            began_on: number;
            behind: number;
            seq: number;
            edited_at: string;
            discarded_at: string;
            state: 'open' | 'asked' | 'approved' | 'planned' | 'published' | 'discarded';
            summary: string;
            asked_of: string;
            approved_by: string;
            sent_back_by: string;
            sent_back_why: string;
            plan_at: string;
            full: number;
          };
          clashes: {
            thing: string;
            about: string;
            mine: string;
            theirs: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_comment: {
    request: {
      change: string;
      place: string;
      text: string;
      reply?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          comments: {
            id: string;
            place: string;
            text: string;
            by: string;
            own: boolean;
            at: string;
            reply: string;
            resolved_at: string;
            resolved_by: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_comment_resolve: {
    request: {
      id: string;
      open?: boolean;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          comments: {
            id: string;
            place: string;
            text: string;
            by: string;
            own: boolean;
            at: string;
            reply: string;
            resolved_at: string;
            resolved_by: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_compare: {
    request: {
      change?: string;
      from?: number;
      to?: number;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          parts: {
            part: string;
            is: 'form' | 'section';
            name: string;
          }[];
          groups: {
            kind: 'wording' | 'structure' | 'rules';
            count: number;
            items: {
              key: string;
              file: string;
              place: string;
              is: 'new' | 'gone' | 'changed';
              about: string;
              within: string;
              along: string[];
              before: string;
              after: string;
            }[];
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_demo_people: {
    request: JsonObject;
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          role: 'applicant' | 'attorney' | 'staff';
          name: string;
          email?: string;
          about: string;
          pages: {
            [k: string]: string;
          };
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_document: {
    request: {
      change: string;
      key: string;
    };
    responses: {
      '200': string;
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_edit: {
    request: {
      change: string;
      after: number;
      /**
       * @minItems 1
       * @maxItems 200
       */
      commands: {
        kind: 'sentence' | 'file' | 'act';
        id: string;
        key?: string;
        text?: string;
        use?: string;
        was?: string;
        gone?: true;
        path?: string;
        act?:
          | {
              do: 'set';
              section: string;
              field: string;
              of: 'schema' | 'layout' | 'options';
              name: string;
              value?: unknown;
            }
          | {
              do: 'require';
              section: string;
              field: string;
              required: boolean;
            }
          | {
              do: 'add';
              kind:
                | 'text'
                | 'longText'
                | 'number'
                | 'money'
                | 'date'
                | 'yesNo'
                | 'choice'
                | 'choices'
                | 'email'
                | 'phone'
                | 'zip'
                | 'secret'
                | 'rows'
                | 'file'
                | 'statement'
                | 'total'
                | 'product';
              label: string;
              required: boolean;
              /**
               * @minItems 1
               * @maxItems 500
               */
              choices?: string[];
              text?: string;
              /**
               * @minItems 1
               * @maxItems 50
               */
              of?: string[];
              to: {
                section: string;
                inside: string;
                group: string;
                after: string;
              };
            }
          | {
              do: 'unit-add';
              unit: 'name' | 'address' | 'contact' | 'bank';
              required: boolean;
              to: {
                section: string;
                inside: string;
                group: string;
                after: string;
              };
            }
          | {
              do: 'kind-set';
              section: string;
              field: string;
              kind:
                | 'text'
                | 'longText'
                | 'number'
                | 'money'
                | 'date'
                | 'yesNo'
                | 'choice'
                | 'choices'
                | 'email'
                | 'phone'
                | 'zip'
                | 'secret'
                | 'rows'
                | 'file'
                | 'statement'
                | 'total'
                | 'product';
              /**
               * @minItems 1
               * @maxItems 500
               */
              choices?: string[];
            }
          | {
              do: 'move';
              section: string;
              /**
               * @minItems 1
               * @maxItems 100
               */
              fields: string[];
              to: {
                section: string;
                inside: string;
                group: string;
                after: string;
              };
            }
          | {
              do: 'rename';
              section: string;
              field: string;
              to: string;
            }
          | {
              do: 'copy';
              section: string;
              field: string;
              label: string;
            }
          | {
              do: 'delete';
              section: string;
              /**
               * @minItems 1
               * @maxItems 100
               */
              fields: string[];
              answers: 'drop';
              uses?: 'remove';
            }
          | {
              do: 'choices-add';
              section: string;
              field: string;
              /**
               * @minItems 1
               * @maxItems 500
               */
              texts: string[];
            }
          | {
              do: 'choice-move';
              section: string;
              field: string;
              value: unknown;
              after: unknown;
            }
          | {
              do: 'choice-delete';
              section: string;
              field: string;
              value: unknown;
              becomes: unknown;
            }
          | {
              do: 'group-add';
              section: string;
              title: string;
              label: string;
            }
          | {
              do: 'group-delete';
              section: string;
              group: string;
            }
          | {
              do: 'step-add';
              form: string;
              title: string;
              after: string;
              label: string;
            }
          | {
              do: 'step-move';
              form: string;
              section: string;
              after: string;
            }
          | {
              do: 'step-split';
              form: string;
              section: string;
              field: string;
              title: string;
            }
          | {
              do: 'step-join';
              form: string;
              section: string;
            }
          | {
              do: 'step-detach';
              form: string;
              section: string;
            }
          | {
              do: 'form-new';
              id: string;
              title: string;
              access: string;
              kind: 'single' | 'wizard';
              label: string;
            }
          | {
              do: 'form-copy';
              id: string;
              from: string;
              title: string;
            }
          | {
              do: 'form-import';
              id: string;
              title: string;
              access: string;
              /**
               * @minItems 2
               * @maxItems 200
               */
              files: {
                path: string;
                text: string;
              }[];
            }
          | {
              do: 'form-set';
              form: string;
              /**
               * @minItems 1
               * @maxItems 5
               */
              at: string[];
              value?: unknown;
            }
          | {
              do: 'rule-set';
              section: string;
              field: string;
              effect: 'show' | 'require' | 'refuse' | 'fill';
              when: JsonObject;
              rule?: string;
              message?: string;
              value?: unknown;
              from?: string;
              /**
               * @maxItems 20
               */
              cases: {
                name: string;
                given: JsonObject;
                expect: JsonObject;
              }[];
            }
          | {
              do: 'rule-delete';
              section: string;
              field: string;
              rule: string;
            };
        over?: number;
        batch?: string;
      }[];
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          change: {
            id: string;
            name: string;
            named: boolean;
            owner: string;
            own: boolean;
            began_on: number;
            behind: number;
            seq: number;
            edited_at: string;
            discarded_at: string;
            state: 'open' | 'asked' | 'approved' | 'planned' | 'published' | 'discarded';
            summary: string;
            asked_of: string;
            approved_by: string;
            sent_back_by: string;
            sent_back_why: string;
            plan_at: string;
            full: number;
          };
          applied: {
            id: string;
            seq: number;
          }[];
          missed: {
            seq: number;
            id: string;
            by: string;
            own: boolean;
            at: string;
            reads: string;
            batch: string;
            undoes: number;
            undone_by: number;
            kind: 'sentence' | 'file' | 'act' | 'base';
            key: string;
            path: string;
            text: string;
            use: string;
            gone: boolean;
          }[];
          clashes: {
            id: string;
            key: string;
            theirs: string;
            by: string;
            seq: number;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_effects: {
    request: {
      change: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          files: string;
          isFit: boolean;
          isWordsOnly: boolean;
          forms: {
            form: string;
            name: string;
            is: 'changed' | 'new' | 'gone';
            changed: number;
            unseen: number;
            isPart: boolean;
            acts: {
              act:
                | 'refused'
                | 'accepted'
                | 'says'
                | 'warned'
                | 'unwarned'
                | 'hidden'
                | 'shown'
                | 'required'
                | 'optional'
                | 'disabled'
                | 'enabled'
                | 'options'
                | 'value'
                | 'opens'
                | 'unopens'
                | 'new'
                | 'gone';
              field: string;
              given: {
                label: string;
                value: string;
                signs: number;
                rows: number;
              }[];
              said: string;
            }[];
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_elsewhere: {
    request: {
      key: string;
      change: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          name: string;
          owner: string;
          own: boolean;
          state: 'open' | 'asked' | 'approved' | 'planned';
          text: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_fate: {
    request: {
      change: string;
      files: string;
      form: string;
      fate: 'pin' | 'migrate' | 'restart';
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          files: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_field: {
    request: {
      change: string;
      section: string;
      field: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          section: string;
          field: string;
          kinds: {
            kind: string;
            becomes: 'kept' | 'checked' | 'named' | 'dropped';
          }[];
          words: {
            of: 'schema' | 'layout' | 'options';
            name: string;
            title: string;
            description: string;
            level: 'everyday' | 'advanced' | 'programmers';
            control: 'toggle' | 'number' | 'text' | 'day' | 'choice' | 'json';
            choices?: {
              value: string;
              title: string;
            }[];
            value?: unknown;
            inherited?: true;
          }[];
          choices: {
            value: unknown;
            text: string;
            key: string;
          }[];
          uses: {
            said: string;
          }[];
        };
      };
    };
  };
  studio_file: {
    request: {
      change: string;
      path: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          exists: boolean;
          text: string;
          meta?: {
            entry: string;
            schemas: JsonObject;
          };
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_file_try: {
    request: {
      change: string;
      path: string;
      text: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          overtaken?: true;
          problems: {
            key: string;
            level?: 'warning';
            file: string;
            place: string;
            message: string;
            remedy: string;
            mend?: {
              kind: 'sentence';
              key: string;
              text?: string;
              use?: string;
            }[];
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_files: {
    request: {
      change: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          files: {
            path: string;
            state: 'same' | 'changed' | 'new' | 'gone';
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_form_look: {
    request: {
      change: string;
      title: string;
      schema?: string;
      ui?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          lines: {
            path: string;
            did: 'taken' | 'changed' | 'left out';
            what: string;
            remedy?: string;
          }[];
          faults: {
            place: string;
            message: string;
            remedy: string;
          }[];
          files: {
            path: string;
            text: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_form_settings: {
    request: {
      change: string;
      form: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          form: string;
          drafts: number;
          sent: number;
          settings: {
            at: string[];
            title: string;
            description: string;
            level: 'everyday' | 'advanced' | 'programmers';
            control: 'toggle' | 'number' | 'text' | 'day' | 'choice' | 'json';
            choices?: {
              value: string;
              title: string;
            }[];
            value?: unknown;
            required?: true;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_here: {
    request: {
      change: string;
      where: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          here: {
            email: string;
            where: string;
            since: string;
            change: string;
          }[];
          seq: number;
          state: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_home: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          changes: {
            id: string;
            name: string;
            named: boolean;
            owner: string;
            own: boolean;
            began_on: number;
            behind: number;
            seq: number;
            edited_at: string;
            discarded_at: string;
            state: 'open' | 'asked' | 'approved' | 'planned' | 'published' | 'discarded';
            summary: string;
            asked_of: string;
            approved_by: string;
            sent_back_by: string;
            sent_back_why: string;
            plan_at: string;
            full: number;
          }[];
          planned: {
            id: string;
            name: string;
            named: boolean;
            owner: string;
            own: boolean;
            began_on: number;
            behind: number;
            seq: number;
            edited_at: string;
            discarded_at: string;
            state: 'open' | 'asked' | 'approved' | 'planned' | 'published' | 'discarded';
            summary: string;
            asked_of: string;
            approved_by: string;
            sent_back_by: string;
            sent_back_why: string;
            plan_at: string;
            full: number;
          }[];
          comments: {
            change: string;
            count: number;
          }[];
          live: {
            number: number;
            since: string;
            author: string;
            note: string;
          };
          here: {
            email: string;
            where: string;
            since: string;
            change: string;
          }[];
          mine: {
            id: string;
            name: string;
            by: string;
            since: string;
            what:
              'approve' | 'publish' | 'sent-back' | 'handed' | 'comments' | 'answers' | 'failed';
            count: number;
            place: string;
            why: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_links: {
    request: {
      change: string;
      make?: true;
      coded?: true;
      revoke?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          links: {
            id: string;
            expiresAt: string;
            madeBy: string;
            hasCode: boolean;
            isSpent: boolean;
          }[];
          made: string;
          code: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_mail: {
    request: {
      change: string;
      key: string;
      person?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          subject: string;
          html: string;
          text: string;
          body: unknown[];
          refused: {
            what: string;
            line: number;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_mail_test: {
    request: {
      change: string;
      key: string;
      person?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          to: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_outline: {
    request: {
      change: string;
      form: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          form: {
            id: string;
            title: string;
            kind: string;
            access: string;
          };
          steps: {
            section: string;
            name: string;
            title: string;
            title_key: string;
            shared: string[];
            groups: {
              id: string;
              title: string;
              title_key: string;
              fields: {
                field: string;
                inside: string;
                label: string;
                label_key: string;
                kind:
                  | 'text'
                  | 'longText'
                  | 'number'
                  | 'money'
                  | 'date'
                  | 'yesNo'
                  | 'choice'
                  | 'choices'
                  | 'rows'
                  | 'group'
                  | 'file'
                  | 'statement'
                  | 'hidden'
                  | 'other';
                widget: string;
                required: boolean;
                hidden: boolean;
                answered: boolean;
                secret: boolean;
              }[];
            }[];
          }[];
        };
      };
    };
  };
  studio_page: {
    request: {
      change: string;
      key: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          tree: unknown[];
          refused: {
            what: string;
            line: number;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_paper: {
    request: {
      change: string;
      key: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          title: string;
          blocks: unknown[];
          refused: {
            what: string;
            line: number;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_people: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          email: string;
          own: boolean;
          roles: ('wording' | 'editor' | 'publisher' | 'admin')[];
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_problems: {
    request: {
      change: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          problems: {
            key: string;
            level?: 'warning';
            file: string;
            place: string;
            message: string;
            remedy: string;
            mend?: {
              kind: 'sentence';
              key: string;
              text?: string;
              use?: string;
            }[];
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_publish: {
    request: {
      change: string;
      files: string;
      note: string;
      at?: string;
      when: 'now' | 'planned';
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          number: number;
          state: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_put_back: {
    request: {
      number: number;
      part: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          change: string;
          edits: number;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_rehearse: {
    request: {
      change: string;
      again?: boolean;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          files: string;
          seq: number;
          behind: number;
          problems: number;
          examples: number;
          tried: null | {
            drafts: number;
            submissions: number;
            isPart: boolean;
            isOver: boolean;
            open: number;
            attorneys: number;
            becomes: {
              same: number;
              pinned: number;
              carried: number;
              losing: number;
              restarted: number;
              homeless: number;
            };
            held: number;
            refused: number;
            lost: {
              form: string;
              label: string;
              count: number;
            }[];
            shown: {
              form: string;
              step: string;
              savedAt: string;
              why: 'losing' | 'held' | 'restarted' | 'homeless';
              fields: string[];
            }[];
            moved: {
              flow: string;
              from: string;
              to: string;
              items: number;
            }[];
            stranded: number;
          };
          fates: {
            form: string;
            name: string;
            chosen: 'pin' | 'migrate' | 'restart';
            drafts: number;
            kept: number;
            losing: number;
            held: number;
            isTried: boolean;
          }[];
          approval: {
            isNeeded: boolean;
            askedOf: string;
            askedBy: string;
            approvedBy: string;
            isOurs: boolean;
            mayWithdraw: boolean;
            note: string;
            before: string;
            wasApproved: boolean;
            sentBackBy: string;
            sentBackWhy: string;
            mayPublish: boolean;
          };
          plan: {
            at: string;
            by: string;
          };
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_releases: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          number: number;
          since: string;
          how: 'start' | 'publish' | 'back' | 'merged';
          author: string;
          title: string;
          note: string;
          approvedBy: string;
          isLive: boolean;
          hasFiles: boolean;
          change: string;
          writtenBy: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_rule_try: {
    request: {
      change: string;
      form: string;
      section: string;
      field: string;
      effect: string;
      when: JsonObject;
      rule?: string;
      message?: string;
      value?: unknown;
      from?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          runs: {
            text: string;
            strong: boolean;
          }[];
          cases: {
            name: string;
            acts: boolean;
            given: JsonObject;
            expect: JsonObject;
          }[];
          faults: string[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_rules: {
    request: {
      change: string;
      form: string;
      section: string;
      field: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          rules: {
            name: string;
            runs: {
              text: string;
              strong: boolean;
            }[];
            others: string[];
            own: boolean;
            drawn?: {
              effect: 'show' | 'require' | 'refuse' | 'fill';
              match: 'all' | 'any';
              rows: {
                fact: string;
                operator: string;
                value: unknown;
              }[];
              message?: string;
              value?: unknown;
              from?: string;
            };
          }[];
          fields: {
            fact: string;
            label: string;
            kind: string;
            choices: {
              value: unknown;
              label: string;
            }[];
            comparisons: {
              name: string;
              operator: string;
              control:
                'none' | 'choice' | 'choices' | 'yesno' | 'number' | 'day' | 'text' | 'count';
              fixed?: boolean;
              isOther: boolean;
            }[];
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_said_before: {
    request: {
      key: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          number: number;
          since: string;
          author: string;
          text: string;
          use: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_send_back: {
    request: {
      change: string;
      files: string;
      why: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          state: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_shown: {
    request: {
      token: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          name: string;
          owner: string;
          isPublished: boolean;
          groups: {
            kind: 'wording' | 'structure' | 'rules';
            count: number;
            items: {
              key: string;
              file: string;
              place: string;
              is: 'new' | 'gone' | 'changed';
              about: string;
              within: string;
              along: string[];
              before: string;
              after: string;
            }[];
          }[];
          change: string;
          link: string;
          places: {
            key: string;
            form: string;
            section: string;
          }[];
          long: string[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_shown_open: {
    request: {
      token: string;
      code: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          name: string;
          owner: string;
          isPublished: boolean;
          groups: {
            kind: 'wording' | 'structure' | 'rules';
            count: number;
            items: {
              key: string;
              file: string;
              place: string;
              is: 'new' | 'gone' | 'changed';
              about: string;
              within: string;
              along: string[];
              before: string;
              after: string;
            }[];
          }[];
          change: string;
          link: string;
          places: {
            key: string;
            form: string;
            section: string;
          }[];
          long: string[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_things: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          things: {
            kind: 'forms' | 'sections' | 'tables' | 'mails' | 'documents' | 'pages' | 'flows';
            id: string;
            access: string;
            steps: number;
            drafts: number;
            sent: number;
            forms: string[];
            moves: {
              flow: string;
              move: string;
            }[];
            pages: string[];
            since: number;
            since_at: string;
            or_older: boolean;
            changes: string[];
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_undo: {
    request: {
      change: string;
      redo?: boolean;
      over?: number;
      once?: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          change: {
            id: string;
            name: string;
            named: boolean;
            owner: string;
            own: boolean;
            began_on: number;
            behind: number;
            seq: number;
            edited_at: string;
            discarded_at: string;
            state: 'open' | 'asked' | 'approved' | 'planned' | 'published' | 'discarded';
            summary: string;
            asked_of: string;
            approved_by: string;
            sent_back_by: string;
            sent_back_why: string;
            plan_at: string;
            full: number;
          };
          rows: {
            seq: number;
            id: string;
            by: string;
            own: boolean;
            at: string;
            reads: string;
            batch: string;
            undoes: number;
            undone_by: number;
            kind: 'sentence' | 'file' | 'act' | 'base';
            key: string;
            path: string;
            text: string;
            use: string;
            gone: boolean;
          }[];
          undo: string;
          redo: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_unplan: {
    request: {
      change: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          state: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  studio_wording: {
    request: {
      change: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          seq: number;
          release: string;
          sentences: {
            key: string;
            text: string;
            long: boolean;
            kind:
              | 'label'
              | 'hint'
              | 'error'
              | 'notice'
              | 'choice'
              | 'title'
              | 'text'
              | 'button'
              | 'mail'
              | 'document'
              | 'page'
              | 'other';
            group: string;
            about: string;
            places: {
              form: string;
              section: string;
              field: string;
            }[];
            pages: string[];
            seen: string[];
            use?: string;
            live?: string;
            fixed?: string;
            placeholders: {
              name: string;
              sample: string;
            }[];
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  switch_account: {
    request: {
      kind: 'attorney' | 'staff';
      id: string;
      disabled: boolean;
      reason: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  totp_confirm: {
    request: {
      code: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          recovery_codes: string[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  totp_disable: {
    request: {
      password: string;
      code: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          status: 'success';
          message: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  totp_setup: {
    request: {
      password: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          secret: string;
          uri: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  totp_status: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          enabled: boolean;
          recovery_codes_left: number;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  update_attorney_profile: {
    request: {
      username: string;
      lead_id?: string | number;
      attorney_number?: string | number;
      update_key?: 'UPDATE_PRIMARY_DETAILS' | 'UPDATE_DISCLOSURE_AND_BILLING';
      revision: number;
      data?: JsonObject;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        revision: number;
        data?: {
          id: string;
          attorney_number: string;
          status: string;
          date_created: string;
          social_security: string;
          coverages: {
            planclass: string;
            coverage_id: string;
            sub_coverage: string;
            remote_consult: number;
            remote_service: number;
            deleted: number;
          }[];
          practice_states: {
            plan_class: string;
            county: string;
            state_code: string;
            cdl_rate: number | null;
            deleted: number;
          }[];
          masked: {
            [k: string]: string;
          };
        };
        errors?: unknown[];
      };
      '409': {
        status: 'Failed';
        message: string;
        revision: number;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data: {
          id: string;
          attorney_number: string;
          status: string;
          date_created: string;
          social_security: string;
          coverages: {
            planclass: string;
            coverage_id: string;
            sub_coverage: string;
            remote_consult: number;
            remote_service: number;
            deleted: number;
          }[];
          practice_states: {
            plan_class: string;
            county: string;
            state_code: string;
            cdl_rate: number | null;
            deleted: number;
          }[];
          masked: {
            [k: string]: string;
          };
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  upload_cdl_claim_files: {
    request: {
      'files[]': Blob;
      'prefix[]': string;
      claim_id: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          name: string;
          prefix: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  upload_file: {
    request: {
      file: Blob;
      fileType: string;
      attorney_number: string | number;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data?: {
          name: string;
          Key: string;
          fileType?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  upload_matter_claim_files: {
    request: {
      'files[]': Blob;
      'prefix[]': string;
      claim_id: string;
      claim_number?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          name: string;
          prefix: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  upload_temp_file: {
    request: {
      file: Blob;
      fileType?: string;
      attorney_number: string | number;
      module: 'attorney' | 'request' | 'subsequent';
      request_id?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data?: {
          name: string;
          Key: string;
          fileType?: string;
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  verify_document: {
    request: {
      file: Blob;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
        data: {
          verdict: 'unchanged' | 'changed' | 'unknown';
          sha256: string;
          signature?: {
            request: string;
            title: string;
            signer: string;
            name: string;
            signed_at: string;
            sha256_before: string;
            time_stamp?: {
              at: string;
              authority: string;
            };
          };
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  webhook_deliveries: {
    request: {
      webhook: string;
      form: string;
      state?: 'waiting' | 'delivered' | 'given-up';
      after?: string;
      limit?: number;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          webhook: string;
          form: string;
          at: string;
          event: string;
          state: string;
          tries: number;
          last: string;
          next: string;
        }[];
        next?: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  webhook_delivery: {
    request: {
      id: string;
    };
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          webhook: string;
          form: string;
          title: string;
          at: string;
          event: string;
          state: string;
          next: string;
          body: string;
          tries: {
            number: number;
            at: string;
            ms: number;
            outcome: string;
            answer: string;
          }[];
        };
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  webhook_replay: {
    request: {
      id?: string;
      webhook?: string;
      form?: string;
    };
    responses: {
      '200': {
        status: 'success';
        message: string;
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
  webhooks: {
    request: {};
    responses: {
      '200': {
        status: 'success';
        data: {
          id: string;
          webhook: string;
          form: string;
          title: string;
          host: string;
          waiting: number;
          delivered: number;
          given_up: number;
          settings: string;
        }[];
      };
      '4xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
      '5xx': {
        status: 'Failed' | 'error';
        message: string;
        faults?: {
          path: string;
          code: string;
          message: string;
        }[];
        data?: {
          revision?: number;
          status?: string;
          confirm?: string;
          savedAt?: string;
          data?: JsonObject;
          step?: string;
          reached?: string;
          by?: string;
          reads?: string;
          seq?: number;
        };
      };
    };
  };
}

/** JSON of any shape. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [name: string]: Json | undefined };

export type CallId = keyof Calls;

/** What a call takes. */
export type RequestOf<Id extends CallId> = Calls[Id] extends { request: infer Request }
  ? Fixed<Request>
  : Record<string, never>;

/** What a call answers when it went well. */
export type AnswerOf<Id extends CallId> = Fixed<
  Calls[Id]['responses'][keyof Calls[Id]['responses'] & ('200' | '201')]
>;

type Fixed<T> = T extends Blob
  ? T
  : string extends keyof T
    ? T
    : T extends object
      ? { readonly [Key in keyof T]: Fixed<T[Key]> }
      : T;
